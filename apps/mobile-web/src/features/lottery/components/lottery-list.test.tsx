// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closePart, openPart, type PartAnswer } from "../../../shared/testing/open-part.tsx";
import { LotteryList } from "./lottery-list.tsx";

const [keno, bolita] = samples.listLotteries.value.list;
const serverTime = samples.listLotteries.value.serverTime;
const listed = (...list: readonly unknown[]): PartAnswer => ({ value: { serverTime, list } });
const drawn: PartAnswer = {
  value: [
    {
      nodeId: keno?.nodeId,
      drawNo: "20261122-725",
      drawTime: serverTime - 20_000,
      numbers: ["01", "07", "09"],
    },
  ],
};

const onPlay = vi.fn();
const open = (lists: readonly PartAnswer[], numbers: readonly PartAnswer[] = [drawn]) =>
  openPart(
    <LotteryList
      group={samples.listLotteries.input}
      vendorNames={new Map([["QNI", "Quiniela"]])}
      onPlay={onPlay}
    />,
    { "/api/lottery/list": lists, "/api/lottery/numbers": numbers },
  );

afterEach(() => {
  closePart();
  onPlay.mockClear();
});

it("shows a failure, not an empty list, and loads on retry", async () => {
  const { t, press } = await open(["refused", listed(keno, bolita)]);
  expect(await screen.findByText(t("lottery.failed"))).toBeTruthy();
  expect(screen.queryByText(t("lottery.empty.title"))).toBe(null);
  await press(t("common.retry"));
  expect(await screen.findByRole("list", { name: t("lottery.list") })).toBeTruthy();
});

it("links to the other games if it is empty", async () => {
  const { t } = await open([listed()]);
  expect(await screen.findByText(t("lottery.empty.title"))).toBeTruthy();
  expect(screen.getByRole("link", { name: t("lottery.empty.action") })).toBeTruthy();
});

it("names each lottery with its vendor and its last numbers, and opens it on a tap", async () => {
  const { t, press } = await open([listed(keno, bolita)]);
  expect(await screen.findByText("Quiniela")).toBeTruthy();
  expect(await screen.findByLabelText(t("lottery.lastNumbers", { name: "Keno Turbo" }))).toBeTruthy();
  expect(screen.getByText(t("lottery.numbersPending"))).toBeTruthy();
  await press(t("lottery.playOf", { name: "Keno Turbo" }));
  expect(onPlay.mock.calls[0]?.[0]).toMatchObject({ nodeId: keno?.nodeId, name: "Keno Turbo" });
});

it("says that an unfolded lottery has had no draws", async () => {
  const { t, press } = await open([listed(keno)], [drawn, { value: [] }]);
  await screen.findByLabelText(t("lottery.lastNumbers", { name: "Keno Turbo" }));
  await press(t("lottery.history.openOf", { name: "Keno Turbo" }));
  expect(await screen.findByText(t("lottery.history.empty"))).toBeTruthy();
});

it("does not open a paused lottery", async () => {
  const { t } = await open([listed({ ...keno, open: false })]);
  const play = await screen.findByRole("button", { name: t("lottery.playOf", { name: "Keno Turbo" }) });
  fireEvent.click(play);
  expect(onPlay).not.toHaveBeenCalled();
});

it("reports missing numbers and loads them on retry", async () => {
  const { t, press } = await open([listed(keno)], ["refused", drawn]);
  expect(await screen.findByText(t("lottery.numbersFailed"))).toBeTruthy();
  await press(t("common.retry"));
  expect(await screen.findByLabelText(t("lottery.lastNumbers", { name: "Keno Turbo" }))).toBeTruthy();
});

describe("as time goes on", () => {
  const SECOND = 1_000;
  const MINUTE = 60 * SECOND;

  /** The lottery two minutes before the draw of `round`, and the numbers of the round before. */
  const inRound = (round: number) => {
    const now = serverTime + (round - 1) * 2 * MINUTE;
    const drawTime = now + 2 * MINUTE;
    const list = [{ ...keno, drawTime, closeTime: drawTime - 10 * SECOND }];
    return {
      list: { value: { serverTime: now, list } },
      numbers: {
        value: [
          { nodeId: keno?.nodeId, drawNo: `20261122-${round}`, drawTime: now, numbers: ["07", `${round}`] },
        ],
      },
    };
  };
  const rounds = [1, 2, 3].map(inRound);
  const openRounds = async () => {
    const hall = await open(
      rounds.map(({ list }) => list),
      rounds.map(({ numbers }) => numbers),
    );
    await passes(100);
    const balls = () =>
      [...screen.getByLabelText(hall.t("lottery.lastNumbers", { name: "Keno Turbo" })).children].map(
        ({ textContent }) => textContent,
      );
    const calls = (path: string) =>
      hall.requests.filter((requests) => requests === `/api/lottery/${path}`).length;
    return {
      ...hall,
      balls,
      calls: () => [calls("list"), calls("numbers")],
      timer: () => screen.queryByRole("timer"),
      says: (state: "open" | "closing" | "closed" | "drawing") =>
        screen.queryByText(hall.t(`lottery.states.${state}`)) !== null,
    };
  };
  const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const setHidden = (hidden: boolean) => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(hidden ? "hidden" : "visible");
    act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  };

  beforeEach(() => {
    // The phone's clock is an hour behind the gateway's.
    vi.useFakeTimers({ now: serverTime - 60 * MINUTE });
    // The latest refetch after a draw that any player gets.
    vi.spyOn(Math, "random").mockReturnValue(1);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("updates only the countdown, unannounced, by the gateway's clock", async () => {
    const { timer } = await openRounds();
    expect(timer()?.textContent).toBe("02:00");
    const otherChanges: Node[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) if (!timer()?.contains(target)) otherChanges.push(target);
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    await passes(10 * SECOND);
    watch.disconnect();
    expect(timer()?.textContent).toBe("01:50");
    expect(otherChanges).toEqual([]);
    expect(timer()?.closest("[aria-live], [role=status], [role=alert], [role=log]")).toBe(null);
  });

  it("shows when sales close and when the draw is running", async () => {
    const { says, timer } = await openRounds();
    expect(says("open")).toBe(true);
    await passes(80 * SECOND);
    expect(says("closing")).toBe(true);
    await passes(30 * SECOND);
    expect(says("closed")).toBe(true);
    expect(timer()).not.toBe(null);
    await passes(10 * SECOND);
    expect(says("drawing")).toBe(true);
    expect(timer()).toBe(null);
  });

  it("fetches the next draw and its numbers once after each draw", async () => {
    const { balls, calls, says } = await openRounds();
    expect(balls()).toEqual(["07", "01"]);
    expect(calls()).toEqual([1, 1]);
    await passes(2 * MINUTE + 4 * SECOND);
    expect(calls()).toEqual([2, 2]);
    expect(balls()).toEqual(["07", "02"]);
    expect(says("open")).toBe(true);
    await passes(MINUTE);
    expect(calls()).toEqual([2, 2]);
    await passes(MINUTE + 4 * SECOND);
    expect(calls()).toEqual([3, 3]);
    expect(balls()).toEqual(["07", "03"]);
  });

  it("stops fetching while hidden and catches up when visible again", async () => {
    const { balls, calls } = await openRounds();
    setHidden(true);
    await passes(3 * MINUTE);
    expect(calls()).toEqual([1, 1]);
    expect(balls()).toEqual(["07", "01"]);
    setHidden(false);
    await passes(5 * SECOND);
    expect(calls()).toEqual([2, 2]);
    expect(balls()).toEqual(["07", "02"]);
  });
});
