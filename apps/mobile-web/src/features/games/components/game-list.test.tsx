// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameListResult, ListJump } from "../../../shared/games/game-list-result.ts";
import { sampleGame } from "../../../shared/testing/sample-game.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { GameList } from "./game-list.tsx";

const actions = { open: () => undefined, favouriteIds: new Set<string>(), setFavourite: undefined };

/** A content result with this many games. */
const listOf = (
  count: number,
  more: "idle" | "end",
  loadMore = () => {},
  jump?: ListJump,
): GameListResult => {
  const games = Array.from({ length: count }, (_, index) => ({ ...sampleGame, nodeId: `n-${index}` }));
  const data = { games, total: 100, more, loadMore, jump };
  return { phase: "content", data, stale: false, retry: () => Promise.resolve() };
};

const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

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
  const { wrapper } = testSite(() => Promise.reject(new Error("unexpected request")));
  const list = (count: number) => (
    <GameList label="Juegos" result={listOf(count, "idle", loadMore)} actions={actions} empty={null} />
  );
  const { rerender } = render(list(3), { wrapper });
  const seeEnd = () => {
    const observer = observers.findLast(({ margin }) => margin !== undefined && margin !== "");
    expect(observer?.margin).toBe("0px 0px 300px");
    act(() => observer?.trigger());
  };

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
  const { wrapper } = testSite(() => Promise.reject(new Error("unexpected request")));
  const onPlaceChange = vi.fn();
  const props = { label: "Juegos", result: listOf(9, "end"), actions, empty: null, onPlaceChange };
  render(<GameList {...props} />, { wrapper });
  const scrolls = () => act(() => void window.dispatchEvent(new Event("scroll")));
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

it.each([
  ["below the top", -1000, true],
  ["at the top", 0, false],
])("shows its page for 1.5 s after scrolling: %s", (_where, top, shown) => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 390, 100));
  const { wrapper } = testSite(() => Promise.reject(new Error("unexpected request")));
  const jump: ListJump = { pageSize: 10, state: "idle", to: () => Promise.resolve(true) };
  const props = { label: "Juegos", result: listOf(100, "end", undefined, jump), actions, empty: null };
  const { container } = render(<GameList {...props} />, { wrapper });
  const isShown = () => container.querySelector(".app-page-jump")?.hasAttribute("data-shown");
  expect(isShown()).toBe(false);
  act(() => void window.dispatchEvent(new Event("scroll")));
  advance(1499);
  expect(isShown()).toBe(shown);
  advance(1);
  expect(isShown()).toBe(false);
});
