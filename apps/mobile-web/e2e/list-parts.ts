import type { Locator, Page } from "@playwright/test";
import { hotCentre } from "./hot-centre-page.ts";
import { lotteryPage } from "./lottery-page.ts";
import type { ServerSide } from "./player.ts";
import { searchOverlay } from "./search-overlay.ts";
import { vendorPage } from "./vendor-page.ts";
import type { Words } from "./words.ts";

/** A list that is part of a page and asks for itself, with its looks; only one of them may show. */
export interface ListPart {
  /** Goes there, and does what a player does to see it. */
  readonly open: () => Promise<void>;
  readonly waiting: Locator;
  readonly failure: Locator;
  readonly empty: Locator;
  readonly content: Locator;
  /** What stands beside it, however it fares. */
  readonly beside: Locator;
}

interface PartRow {
  readonly name: string;
  /** The endpoint of the call that fills it, and what tells the part's own request from others. */
  readonly call: string;
  readonly path: string;
  readonly vendor?: string;
  /** The call's answer without anything in it; undefined where the part is left out then. */
  readonly nothing?: unknown;
  /** Set for a list of a player's own: how it comes to have something. */
  readonly fill?: (server: ServerSide) => Promise<void>;
  readonly of: (page: Page, words: Words) => ListPart;
}

/** A part of a page, by its heading. */
const section = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name }) });

/** The looks of a part that shows tiles or a retry in its place. */
const inSection = (page: Page, { t }: Words, part: Locator) => ({
  waiting: part.locator("[data-skeleton]"),
  failure: part.getByRole("alert").filter({ hasText: t("home.failed") }),
  empty: part.getByText(t("home.empty")),
  content: part.getByRole("button", { name: new RegExp(`^${t("games.favourite")}: `) }),
  beside: page.getByRole("navigation", { name: t("shell.mainMenu") }),
});

/** A list of the search, over a page that doesn't ask for the same. */
const inSearch = (
  page: Page,
  words: Words,
  { address, list, term }: { address: string; list: "found" | "collection" | "hot"; term?: string },
): ListPart => {
  const { t } = words;
  const search = searchOverlay(page, words);
  const empty = {
    found: "gameSearch.empty.title",
    collection: "games.empty.fav.title",
    hot: "home.empty",
  } as const;
  return {
    open: async () => {
      // The search is an entry of the history: where it is open already, the same page would come with it.
      if (page.url().endsWith(address)) await page.goto("/m/help");
      await page.goto(address);
      await search.open();
      if (term) await search.field.fill(term);
    },
    waiting: search.dialog.locator("[data-skeleton]"),
    failure: search.dialog.getByRole("alert").filter({ hasText: t("games.failed") }),
    empty: search.dialog.getByRole("heading", { name: t(empty[list]) }),
    content: search[list].getByRole("listitem"),
    beside: search.field,
  };
};

const noPage = { games: [], pageNum: 1, totalPages: 0, totalCount: 0 };

/** The lists that are parts of pages (Spec §2): those that are pages of their own are `listModes`. */
export const listParts: readonly PartRow[] = [
  {
    name: "the hot games centre",
    call: "listHotGames",
    path: "/api/games/hot",
    nothing: [],
    of: (page, words) => {
      const { skeletons, failure, tiles, empty, search } = hotCentre(page, words);
      return {
        open: async () => void (await page.goto("/m/hot-games")),
        waiting: skeletons,
        failure,
        empty: empty("hot"),
        content: tiles,
        beside: search,
      };
    },
  },
  {
    name: "home's hot games",
    call: "listHotGames",
    path: "/api/games/hot",
    nothing: [],
    of: (page, words) => ({
      ...inSection(page, words, section(page, words.t("home.hot"))),
      open: async () => void (await page.goto("/m/home")),
      beside: page.getByRole("region", { name: words.t("home.banners") }),
    }),
  },
  {
    // The last of them, so that the others' requests are over when it gives up.
    name: "home's carousel of a vendor",
    call: "listGames",
    path: "/api/games",
    vendor: "LUZ",
    nothing: noPage,
    of: (page, words) => ({
      ...inSection(page, words, section(page, /^Luz en Vivo/)),
      open: async () => void (await page.goto("/m/home")),
    }),
  },
  {
    name: "home's recents",
    call: "listRecentGames",
    path: "/api/games/recent",
    nothing: { list: [], totalPages: 0 },
    fill: (server) => server.playSlot(),
    of: (page, words) => {
      const part = section(page, words.t("shell.categories.RECENT"));
      return {
        ...inSection(page, words, part),
        open: async () => void (await page.goto("/m/home?category=RECENT")),
        empty: part.getByRole("heading", { name: words.t("games.empty.recent.title") }),
      };
    },
  },
  {
    name: "the providers of a category",
    call: "listVendorCategories",
    path: "/api/game-types",
    of: (page, words) => {
      const { loading, failure, empty, tiles } = vendorPage(page, words);
      return {
        open: async () => void (await page.goto("/m/elott")),
        waiting: loading,
        failure,
        empty,
        content: tiles,
        beside: page.getByRole("heading", { level: 1 }),
      };
    },
  },
  {
    name: "a provider's strip of games",
    call: "listGames",
    path: "/api/games",
    vendor: "SRT",
    of: (page, words) => {
      const { part, tiles } = vendorPage(page, words);
      return {
        ...inSection(page, words, part("Sorteo MX")),
        open: async () => void (await page.goto("/m/lott")),
        // Before the first answer the strips have one room together.
        waiting: page.getByRole("main").locator("[data-skeleton]"),
        beside: tiles.first(),
      };
    },
  },
  {
    name: "the lottery hall",
    call: "listLotteries",
    path: "/api/lottery/list",
    nothing: { serverTime: 1, list: [] },
    of: (page, words) => {
      const { loading, failure, empty, cards, groups } = lotteryPage(page, words);
      return {
        open: async () => void (await page.goto("/m/lottery")),
        waiting: loading,
        failure,
        empty,
        content: cards,
        beside: groups,
      };
    },
  },
  {
    name: "the dealers at their tables",
    call: "listLiveModels",
    path: "/api/live/models",
    nothing: [],
    of: (page, words) => {
      const { dealers, tiles } = vendorPage(page, words);
      const main = page.getByRole("main");
      return {
        open: async () => void (await page.goto("/m/live-games")),
        waiting: dealers.and(page.locator('[aria-busy="true"]')).locator("[data-skeleton]"),
        failure: main.getByRole("alert"),
        empty: main.getByText(words.t("liveTables.empty")),
        content: dealers.getByRole("link"),
        beside: tiles.first(),
      };
    },
  },
  {
    name: "what the search has found",
    call: "listGames",
    path: "/api/games",
    nothing: noPage,
    of: (page, words) => inSearch(page, words, { address: "/m/hot-games", list: "found", term: "oro" }),
  },
  {
    name: "a guest's hot games in the search",
    call: "listHotGames",
    path: "/api/games/hot",
    nothing: [],
    of: (page, words) => inSearch(page, words, { address: "/m/fishing-games", list: "hot" }),
  },
  {
    name: "a member's collection in the search",
    call: "listFavourites",
    path: "/api/favourites",
    nothing: { content: [], pageNum: 1, totalPages: 0 },
    fill: (server) => server.starSlots(2),
    of: (page, words) => inSearch(page, words, { address: "/m/fishing-games", list: "collection" }),
  },
];
