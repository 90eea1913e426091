// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { GameType } from "@volado/domain/games";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameListResult } from "../../../shared/games/game-list-result.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { GameList } from "./game-list.tsx";

const game = (place: number) => ({
  nodeId: `n-${place}`,
  gameId: `g-${place}`,
  name: `Juego ${place}`,
  type: GameType.Slots,
  vendor: "JL",
  classify: [],
  roomId: undefined,
  code: "lobby",
  playable: true,
  freePlay: false,
  lotteryMode: undefined,
  playType: undefined,
  imageUrl: "",
  minBet: undefined,
  lines: undefined,
});

/** The intersection observers, with their root margins. */
const observers: { readonly margin: string | undefined; readonly trigger: () => void }[] = [];

const room = new DOMRect();
const entryInView: IntersectionObserverEntry = {
  isIntersecting: true,
  intersectionRatio: 1,
  boundingClientRect: room,
  intersectionRect: room,
  rootBounds: room,
  target: document.body,
  time: 0,
};

class ObserverStub {
  readonly root = null;
  readonly thresholds = [];
  readonly scrollMargin = "";
  readonly rootMargin: string;
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.rootMargin = options?.rootMargin ?? "";
    observers.push({ margin: options?.rootMargin, trigger: () => callback([entryInView], this) });
  }
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  observers.length = 0;
  vi.stubGlobal("IntersectionObserver", ObserverStub);
  vi.stubGlobal("ResizeObserver", ObserverStub);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('loads more 300 px before its end, at most once per second (Spec §9 "Infinite scroll")', () => {
  const loadMore = vi.fn();
  const actions = { open: () => undefined, favouriteIds: new Set<string>(), setFavourite: undefined };
  const { wrapper } = testSite(() => Promise.reject(new Error("no calls here")));
  const list = (count: number) => {
    const games = Array.from({ length: count }, (_, place) => game(place));
    const data = { games, total: 100, more: "idle", loadMore } as const;
    const result: GameListResult = { phase: "content", data, stale: false, retry: () => Promise.resolve() };
    return <GameList label="Juegos" result={result} actions={actions} empty={null} />;
  };
  const { rerender } = render(list(3), { wrapper });
  const seeEnd = () => {
    const observer = observers.findLast(({ margin }) => margin !== undefined && margin !== "");
    expect(observer?.margin).toBe("0px 0px 300px");
    act(() => observer?.trigger());
  };
  const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  seeEnd();
  advance(0);
  expect(loadMore).toHaveBeenCalledTimes(1);
  // More games loaded, and the end is still in view.
  rerender(list(6));
  seeEnd();
  advance(999);
  expect(loadMore).toHaveBeenCalledTimes(1);
  advance(1);
  expect(loadMore).toHaveBeenCalledTimes(2);
});

it("reports its position after 400 ms without scrolling, never while scrolling", () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 390, 100));
  const actions = { open: () => undefined, favouriteIds: new Set<string>(), setFavourite: undefined };
  const { wrapper } = testSite(() => Promise.reject(new Error("no calls here")));
  const games = Array.from({ length: 9 }, (_, place) => game(place));
  const data = { games, total: 9, more: "end", loadMore: () => undefined } as const;
  const result: GameListResult = { phase: "content", data, stale: false, retry: () => Promise.resolve() };
  const onPlaceChange = vi.fn();
  render(
    <GameList label="Juegos" result={result} actions={actions} empty={null} onPlaceChange={onPlaceChange} />,
    { wrapper },
  );
  const scrolls = () => act(() => void window.dispatchEvent(new Event("scroll")));
  const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  for (let move = 0; move < 12; move += 1) {
    scrolls();
    advance(399);
  }
  expect(onPlaceChange).not.toHaveBeenCalled();
  advance(1);
  expect(onPlaceChange).toHaveBeenCalledOnce();
  advance(10_000);
  expect(onPlaceChange).toHaveBeenCalledOnce();
});
