// @vitest-environment jsdom
import { focusManager, onlineManager } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { allOfType, GameType, openGameList } from "@volado/domain/games";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useGameList } from "./use-game-list.ts";

const MINUTE = 60_000;
const PAGES = 3;

/** The calls of the lists, by path: what the fields of a page are called, and what an answer's games stand under. */
const calls = {
  all: { path: "/api/games", page: "pageNo", games: "games" },
  fav: { path: "/api/favourites", page: "pageNo", games: "content" },
  recent: { path: "/api/games/recent", page: "page", games: "list" },
} as const;
type Mode = keyof typeof calls;

const gameOf = (page: number) => ({
  nodeId: `n-${page}`,
  gameId: `g-${page}`,
  gameType: "RNG",
  gameName: `Juego ${page}`,
  vassalage: "JL",
});

/** A list of three pages of one game each, and what was asked of it. */
const open = (mode: Mode) => {
  const call = calls[mode];
  const asked: string[] = [];
  const { wrapper } = testSite(async (address) => {
    const { pathname, searchParams } = new URL(String(address), "http://gateway.example");
    const page = Number(searchParams.get(call.page));
    asked.push(`${pathname} ${page} of ${searchParams.get("pageSize")}`);
    return Response.json({
      success: true,
      value: { [call.games]: [gameOf(page)], pageNum: page, totalPages: PAGES, totalCount: PAGES },
    });
  });
  const show = () =>
    renderHook(() => useGameList(openGameList(allOfType(GameType.Slots), mode), undefined), { wrapper });
  return { asked, show, page: (number: number) => `${call.path} ${number} of 25` };
};
type Shown = ReturnType<ReturnType<typeof open>["show"]>;

const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const gamesOf = ({ result }: Shown) =>
  result.current.data?.games.map(({ nodeId }) => nodeId) ?? result.current.phase;
const grow = async ({ result }: Shown) => {
  result.current.data?.loadMore();
  await passes(100);
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStore.signedIn(
    { token: "t", merchantCode: "volado", userName: "ana", type: 0, firstTimeLogin: false },
    false,
  );
});
afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  sessionStore.signedOut();
  vi.useRealTimers();
});

describe.each(["all", "fav", "recent"] as const)("the list %s (Spec §9 page sizes)", (mode) => {
  it("asks for each page once, in order, and puts it after the others", async () => {
    const { asked, show, page } = open(mode);
    const list = show();
    await passes(100);
    expect(gamesOf(list)).toEqual(["n-1"]);
    await grow(list);
    expect(gamesOf(list)).toEqual(["n-1", "n-2"]);
    await grow(list);
    await grow(list);
    expect(gamesOf(list)).toEqual(["n-1", "n-2", "n-3"]);
    expect(asked).toEqual([page(1), page(2), page(3)]);
    list.unmount();
  });

  it("stands there at once after 59 minutes in a game, with all its pages", async () => {
    const { show } = open(mode);
    const left = show();
    await passes(100);
    await grow(left);
    left.unmount();
    await passes(59 * MINUTE);
    const back = show();
    expect(gamesOf(back)).toEqual(["n-1", "n-2"]);
    await passes(100);
    back.unmount();
    await passes(61 * MINUTE);
    const late = show();
    expect(gamesOf(late)).toBe("pending");
    await passes(100);
    late.unmount();
  });

  it("is not asked for again when the window or the network comes back", async () => {
    const { asked, show, page } = open(mode);
    const list = show();
    await passes(100);
    await grow(list);
    await passes(10 * MINUTE);
    await act(() => focusManager.setFocused(false));
    await act(() => focusManager.setFocused(true));
    await act(() => onlineManager.setOnline(false));
    await act(() => onlineManager.setOnline(true));
    await passes(100);
    expect(asked).toEqual([page(1), page(2)]);
    list.unmount();
  });
});
