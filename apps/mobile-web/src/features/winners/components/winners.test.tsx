// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closePart, openPart, type PartAnswer } from "../../../shared/testing/open-part.tsx";
import { stubScreen } from "../../../shared/testing/stub-screen.ts";
import { Winners, type WinnersProps } from "./winners.tsx";

/** A win on the wire; `game` identifies the game that was won. */
const win = (place: number, amount: number, game: object = { nodeId: `N${place}`, gameId: `G${place}` }) => ({
  vo: {
    id: `W${place}`,
    iconUrl: "/art/juego.svg",
    gameName: `Juego ${place}`,
    customerName: `ana${place}`,
    winAmount: amount,
    vassalage: "JL",
    gameType: "RNG",
    ...game,
  },
});

const open = async (answers: readonly PartAnswer[], props: Partial<WinnersProps> = {}) => {
  const onOpen = vi.fn();
  const onSearch = vi.fn();
  const part = await openPart(
    <main>
      <Winners enabled onOpen={onOpen} onSearch={onSearch} {...props} />
    </main>,
    { "/api/winners": answers },
  );
  return { ...part, onOpen, onSearch, container: screen.getByRole("main") };
};

const winsOf = (...value: object[]): readonly PartAnswer[] => [{ value }];
const names = () => screen.getAllByText(/^Juego/).map(({ textContent }) => textContent);

beforeEach(() => stubScreen());
afterEach(() => {
  closePart();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(["board", "carousel"] as const)("the winners as a %s", (form) => {
  it("are sorted by amount, and open the game that was won", async () => {
    const { onOpen } = await open(winsOf(win(1, 5), win(2, 900), win(3, 20)), { form });
    await screen.findByText("Juego 1");
    expect(names()).toEqual(["Juego 2", "Juego 3", "Juego 1"]);
    fireEvent.click(screen.getByRole("button", { name: /Juego 2/ }));
    expect(onOpen).toHaveBeenCalledWith({
      nodeId: "N2",
      gameId: "G2",
      vendor: "JL",
      type: "RNG",
      name: "Juego 2",
    });
  });

  it("search for the game if only its name is known", async () => {
    const { onOpen, onSearch } = await open(winsOf(win(1, 5, {}), win(2, 4)), { form });
    fireEvent.click(await screen.findByRole("button", { name: /Juego 1/ }));
    expect(onSearch).toHaveBeenCalledWith("Juego 1");
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("are not interactive without a game name", async () => {
    await open(winsOf(win(1, 5, { gameName: "" }), win(2, 4)), { form });
    await screen.findByText("Juego 2");
    expect(screen.getAllByText(/^ana/)).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /ana1/ })).toBe(null);
  });

  it.each([
    [3, false],
    [4, true],
  ])("%i of them move: %s", async (count, moves) => {
    const wins = Array.from({ length: count }, (_, place) => win(place, place + 1));
    const { t } = await open(winsOf(...wins), { form });
    await screen.findAllByText("Juego 0");
    expect(screen.queryByRole("button", { name: t("lowerHome.pauseWinners") }) !== null).toBe(moves);
  });

  it("are hidden if there are none", async () => {
    const { container } = await open(winsOf(), { form });
    await vi.waitFor(() => expect(container.childElementCount).toBe(0));
  });

  it("show a failure and load on retry", async () => {
    const { t, press } = await open(["refused", ...winsOf(win(1, 5))], { form });
    const region = await screen.findByRole("region", { name: t("lowerHome.winners") });
    expect(within(region).getByRole("alert")).toBeTruthy();
    await press(t("common.retry"));
    expect(await screen.findByText("Juego 1")).toBeTruthy();
  });

  it("show a skeleton without a request until enabled", async () => {
    const { container, requests } = await open(winsOf(win(1, 5)), { form, enabled: false });
    expect(container.querySelector(`.app-winners-skeleton[data-form="${form}"]`)).not.toBe(null);
    expect(requests).toEqual([]);
  });
});

it("does not move under reduced motion", async () => {
  stubScreen({ reducedMotion: true });
  const wins = Array.from({ length: 5 }, (_, place) => win(place, place + 1));
  const { t } = await open(winsOf(...wins), { form: "carousel" });
  await screen.findByText("Juego 0");
  expect(screen.queryByRole("button", { name: t("lowerHome.pauseWinners") })).toBe(null);
});

it("advances the carousel every 2000 ms (Spec §9)", async () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #notify: (entries: readonly object[]) => void;
      constructor(notify: (entries: readonly object[]) => void) {
        this.#notify = notify;
      }
      observe = () => this.#notify([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { container } = await open(winsOf(...[1, 2, 3, 4].map((place) => win(place, place))), {
    form: "carousel",
  });
  await screen.findByText("Juego 1");
  const strip = container.querySelector("ul");
  const moves: number[] = [];
  if (strip) strip.scrollTo = () => void moves.push(Date.now());
  await vi.advanceTimersByTimeAsync(6000);
  const [first = Number.NaN, second] = moves;
  expect(second).toBe(first + 2000);
});
