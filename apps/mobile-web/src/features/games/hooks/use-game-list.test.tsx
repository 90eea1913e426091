// @vitest-environment jsdom
import { focusManager, onlineManager } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { allOfType, GameType, openGameList } from "@volado/domain/games";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameListResult } from "../../../shared/games/game-list-result.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { signInAna } from "../../../shared/testing/open-part.tsx";
import { sampleGame } from "../../../shared/testing/sample-game.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useGameList, useGamesWithin } from "./use-game-list.ts";

const MINUTE = 60_000;
const PAGES = 3;
const LONG = 400;

/** Each list's path, page parameter and games field. */
const calls = {
  all: { path: "/api/games", page: "pageNo", games: "games" },
  fav: { path: "/api/favourites", page: "pageNo", games: "content" },
  recent: { path: "/api/games/recent", page: "page", games: "list" },
} as const;
type Mode = keyof typeof calls;

const gameOf = (page: number, place: number) => ({
  nodeId: place === 0 ? `n-${page}` : `n-${page}-${place}`,
  gameId: `g-${page}`,
  gameType: "RNG",
  gameName: `Juego ${page}`,
  vassalage: "JL",
});

/** A list of `pages` pages with `size` games each, and the requests made. Pages in `lost` fail. */
const open = (mode: Mode, pages = PAGES, size = 1) => {
  const call = calls[mode];
  const requests: string[] = [];
  const failing = new Set<number>();
  const { wrapper } = testSite(async (address) => {
    const { pathname, searchParams } = new URL(String(address), "http://gateway.example");
    const page = Number(searchParams.get(call.page));
    requests.push(`${pathname} ${page} of ${searchParams.get("pageSize")}`);
    if (failing.has(page)) return new Response(null, { status: 503 });
    return Response.json({
      success: true,
      value: {
        [call.games]: Array.from({ length: size }, (_, place) => gameOf(page, place)),
        pageNum: page,
        totalPages: pages,
        totalCount: pages,
      },
    });
  });
  const state = openGameList(allOfType(GameType.Slots), mode);
  const show = (place?: number) => renderHook(() => useGameList(state, place), { wrapper });
  return { requests, failing, show, page: (number: number) => `${call.path} ${number} of 25` };
};
type Shown = ReturnType<ReturnType<typeof open>["show"]>;

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const gamesOf = ({ result }: Shown) =>
  result.current.data?.games.map(({ nodeId }) => nodeId) ?? result.current.phase;
const grow = async ({ result }: Shown) => {
  result.current.data?.loadMore();
  await advance(100);
};

beforeEach(() => {
  vi.useFakeTimers();
  signInAna();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  sessionStore.signedOut();
  vi.useRealTimers();
});

describe.each(["all", "fav", "recent"] as const)("the list %s (Spec §9 page sizes)", (mode) => {
  it("loads each page once and appends it", async () => {
    const { requests, show, page } = open(mode);
    const list = show();
    await advance(100);
    expect(gamesOf(list)).toEqual(["n-1"]);
    await grow(list);
    expect(gamesOf(list)).toEqual(["n-1", "n-2"]);
    await grow(list);
    await grow(list);
    expect(gamesOf(list)).toEqual(["n-1", "n-2", "n-3"]);
    expect(requests).toEqual([page(1), page(2), page(3)]);
    list.unmount();
  });

  it("is cached with all its pages for an hour", async () => {
    const { show } = open(mode);
    const left = show();
    await advance(100);
    await grow(left);
    left.unmount();
    await advance(59 * MINUTE);
    const back = show();
    expect(gamesOf(back)).toEqual(["n-1", "n-2"]);
    await advance(100);
    back.unmount();
    await advance(61 * MINUTE);
    const late = show();
    expect(gamesOf(late)).toBe("pending");
    await advance(100);
    late.unmount();
  });

  it("is not refetched when the window or the network comes back", async () => {
    const { requests, show, page } = open(mode);
    const list = show();
    await advance(100);
    await grow(list);
    await advance(10 * MINUTE);
    await act(() => focusManager.setFocused(false));
    await act(() => focusManager.setFocused(true));
    await act(() => onlineManager.setOnline(false));
    await act(() => onlineManager.setOnline(true));
    await advance(100);
    expect(requests).toEqual([page(1), page(2)]);
    list.unmount();
  });
});

describe.each(["all", "fav", "recent"] as const)("the list %s, opened at its 5,000th game", (mode) => {
  it("loads only the pages there, and those above when scrolling up", async () => {
    const { requests, show, page } = open(mode, LONG);
    const list = show(5000);
    await advance(100);
    expect(gamesOf(list)).toEqual(["n-201"]);
    expect(list.result.current.data?.above).toMatchObject({ count: 5000, state: "idle" });
    await grow(list);
    list.result.current.data?.above?.load(4990);
    await advance(100);
    expect(gamesOf(list)).toEqual(["n-200", "n-201", "n-202"]);
    expect(list.result.current.data?.above).toMatchObject({ count: 4975, state: "idle" });
    expect(requests).toEqual([page(201), page(202), page(200)]);
    list.unmount();
  });

  it("is shown at once when the player returns to a cached position", async () => {
    const { requests, show, page } = open(mode, LONG, 25);
    const left = show(5000);
    await advance(100);
    await grow(left);
    left.unmount();
    const back = show(5030);
    expect(back.result.current.data?.games).toHaveLength(50);
    expect(back.result.current.data?.above?.count).toBe(5000);
    await advance(100);
    // Games played since are among the recents, so the recents are fetched again.
    const refetched = mode === "recent" ? [page(201), page(202)] : [];
    expect(requests).toEqual([page(201), page(202), ...refetched]);
    back.unmount();
  });

  it("opens at its end if it has become shorter", async () => {
    const { show } = open(mode);
    const list = show(5000);
    await advance(100);
    expect(gamesOf(list)).toEqual(["n-3"]);
    expect(list.result.current.data).toMatchObject({ more: "end", above: { count: 50, state: "idle" } });
    list.unmount();
  });

  it("retains its games if a page above fails, and retries it", async () => {
    const { failing, show } = open(mode, LONG);
    const list = show(5000);
    await advance(100);
    failing.add(200);
    list.result.current.data?.above?.load(4990);
    await advance(MINUTE);
    expect(gamesOf(list)).toEqual(["n-201"]);
    expect(list.result.current.data?.above?.state).toBe("error");
    failing.delete(200);
    list.result.current.data?.above?.load(4990);
    await advance(100);
    expect(gamesOf(list)).toEqual(["n-200", "n-201"]);
    list.unmount();
  });
});

describe("a long list of all games", () => {
  it("restarts where the player scrolled to, far above its opening", async () => {
    const { requests, failing, show, page } = open("all", LONG);
    const list = show(5000);
    await advance(100);
    failing.add(41);
    list.result.current.data?.above?.load(1000);
    await advance(MINUTE);
    expect(gamesOf(list)).toEqual(["n-201"]);
    expect(list.result.current.data?.above).toMatchObject({ count: 5000, state: "error" });
    failing.delete(41);
    requests.length = 0;
    list.result.current.data?.above?.load(1000);
    await advance(100);
    expect(gamesOf(list)).toEqual(["n-41"]);
    expect(list.result.current.data?.above).toMatchObject({ count: 1000, state: "idle" });
    expect(requests).toEqual([page(41)]);
    list.unmount();
  });
});

const gamesWithin = (more: "idle" | "end", vendors: readonly string[]) => {
  const games = [
    { ...sampleGame, nodeId: "a", vendor: "JL" },
    { ...sampleGame, nodeId: "b", vendor: "AGS" },
    { ...sampleGame, nodeId: "c", vendor: "JL" },
  ];
  const result: GameListResult = {
    phase: "content",
    data: { games, total: undefined, more, loadMore: () => undefined, above: undefined },
    stale: false,
    retry: () => Promise.resolve(),
  };
  const { current } = renderHook(() => useGamesWithin(result, { vendors, classify: undefined })).result;
  return { phase: current.phase, ids: current.data?.games.map(({ nodeId }) => nodeId) };
};

it("shows only the vendor's games on a vendor page, and all games elsewhere", () => {
  expect(gamesWithin("end", ["JL"])).toEqual({ phase: "content", ids: ["a", "c"] });
  expect(gamesWithin("end", [])).toEqual({ phase: "content", ids: ["a", "b", "c"] });
});

it("is empty only if no page is left", () => {
  expect(gamesWithin("idle", ["NPL"])).toEqual({ phase: "content", ids: [] });
  expect(gamesWithin("end", ["NPL"]).phase).toBe("empty");
});
