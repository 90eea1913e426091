import { expect, type Page } from "@playwright/test";
import { gameGrid } from "./lobby.ts";
import type { ServerSide } from "./player.ts";
import type { Texts } from "./texts.ts";

type Call = "listGames" | "listHotGames" | "listFavourites" | "listRecentGames";

/** Each mode of a list, and the page of recents: what fills it, and its call's path and empty response. */
export interface Mode {
  readonly name: string;
  readonly mode: "all" | "hot" | "fav" | "recent" | "filter";
  /** The list's name; by default a game list's. */
  readonly title?: "games.list" | "shell.titles.recent" | undefined;
  /** The list's address; undefined for a list that another list of slots links to. */
  readonly address?: string;
  readonly call: Call;
  readonly path: string;
  readonly nothing: unknown;
  /** Gives a member's list its games; undefined for public lists. */
  readonly fill?: (server: ServerSide) => Promise<void>;
  /** Follows the empty list's link to one with games. */
  readonly leads?: { readonly role: "link" | "button"; readonly to: RegExp };
}

const starred = (server: ServerSide) => server.starSlots(2);
const played = (server: ServerSide) => server.playSlot();

/** The list's filters. */
const NAME = "jaguar";

/** Every list of games. */
export const listModes: readonly Mode[] = [
  {
    name: "all",
    mode: "all",
    address: "/m/slot-games",
    call: "listGames",
    path: "/api/games",
    nothing: { games: [], pageNum: 1, totalPages: 0, totalCount: 0 },
  },
  {
    name: "filter",
    mode: "filter",
    call: "listGames",
    path: "/api/games",
    nothing: { games: [], pageNum: 1, totalPages: 0, totalCount: 0 },
  },
  {
    name: "hot",
    mode: "hot",
    call: "listHotGames",
    path: "/api/games/hot",
    nothing: [],
  },
  {
    name: "fav",
    mode: "fav",
    call: "listFavourites",
    path: "/api/favourites",
    nothing: { content: [], pageNum: 1, totalPages: 0 },
    fill: starred,
    leads: { role: "button", to: /\/m\/slot-games$/ },
  },
  {
    name: "recent",
    mode: "recent",
    call: "listRecentGames",
    path: "/api/games/recent",
    nothing: { list: [], totalPages: 0 },
    fill: played,
    leads: { role: "button", to: /\/m\/slot-games$/ },
  },
  {
    name: "recent, on a page of its own",
    mode: "recent",
    title: "shell.titles.recent",
    address: "/m/recent",
    call: "listRecentGames",
    path: "/api/games/recent",
    nothing: { list: [], totalPages: 0 },
    fill: played,
    leads: { role: "link", to: /\/m\/gameCenter$/ },
  },
];

/** The four states of a list; only one of them may show. */
export const listLooks = (page: Page, { t }: Texts, { mode, title = "games.list" }: Mode) => {
  const main = page.getByRole("main");
  return {
    failure: main.getByRole("alert").filter({ hasText: t("games.failed") }),
    retry: main.getByRole("button", { name: t("common.retry") }),
    empty: main.getByRole("heading", { name: t(`games.empty.${mode}.title`) }),
    loading: main.getByRole("status").filter({ hasText: t("common.loading") }),
    skeletons: main.locator(".vo-game-grid__row:not(.vo-game-grid__sample) > [data-skeleton]"),
    tiles: page.getByRole("list", { name: t(title) }).getByRole("listitem"),
  };
};

type Look = keyof Pick<ReturnType<typeof listLooks>, "failure" | "empty" | "skeletons" | "tiles">;

/** Waits until the list has this state, and none of the others. */
export const expectOnly = async (list: ReturnType<typeof listLooks>, look: Look) => {
  await expect(list[look].first()).toBeVisible();
  for (const other of ["failure", "empty", "skeletons", "tiles"] as const) {
    if (other !== look) await expect(list[other]).toHaveCount(0);
  }
};

/** Goes to a list: by its address, or from another list of slots by its tab or a search. */
export const goTo = async (page: Page, words: Texts, { mode, address }: Mode): Promise<void> => {
  if (address) await page.goto(address);
  else if (mode === "filter")
    await page.getByRole("searchbox", { name: words.t("games.search.field") }).fill(NAME);
  else await gameGrid(page, words).show(mode);
};
