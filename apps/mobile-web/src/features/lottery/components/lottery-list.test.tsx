// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { afterEach, expect, it, vi } from "vitest";
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

it("that can't be had is no empty hall, and comes on retry", async () => {
  const { t, press } = await open(["refused", listed(keno, bolita)]);
  expect(await screen.findByText(t("lottery.failed"))).toBeTruthy();
  expect(screen.queryByText(t("lottery.empty.title"))).toBe(null);
  await press(t("common.retry"));
  expect(await screen.findByRole("list", { name: t("lottery.list") })).toBeTruthy();
});

it("without lotteries leads to the other games", async () => {
  const { t } = await open([listed()]);
  expect(await screen.findByText(t("lottery.empty.title"))).toBeTruthy();
  expect(screen.getByRole("link", { name: t("lottery.empty.action") })).toBeTruthy();
});

it("names each lottery with its vendor and its last numbers, and opens it on a tap", async () => {
  const { t, press } = await open([listed(keno, bolita)]);
  expect(await screen.findByText("Quiniela")).toBeTruthy();
  expect(await screen.findByLabelText(t("lottery.lastNumbers", { name: "Keno Turbo" }))).toBeTruthy();
  expect(screen.getByText(t("lottery.numbersPending"))).toBeTruthy();
  await press(t("lottery.play", { name: "Keno Turbo" }));
  expect(onPlay.mock.calls[0]?.[0]).toMatchObject({ nodeId: keno?.nodeId, name: "Keno Turbo" });
});

it("can't be played while it is paused", async () => {
  const { t } = await open([listed({ ...keno, open: false })]);
  const play = await screen.findByRole("button", { name: t("lottery.play", { name: "Keno Turbo" }) });
  fireEvent.click(play);
  expect(onPlay).not.toHaveBeenCalled();
});

it("says that numbers can't be had, and leaves the lotteries playable", async () => {
  const { t, press } = await open([listed(keno)], ["refused", drawn]);
  expect(await screen.findByText(t("lottery.numbersFailed"))).toBeTruthy();
  await press(t("common.retry"));
  expect(await screen.findByLabelText(t("lottery.lastNumbers", { name: "Keno Turbo" }))).toBeTruthy();
});
