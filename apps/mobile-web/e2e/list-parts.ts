import type { Page } from "@playwright/test";
import { hotCentre } from "./hot-centre-page.ts";
import { lotteryParts } from "./lottery-parts.ts";
import { inSection, type ListPart, type PartRow, section } from "./part-row.ts";
import { searchOverlay } from "./search-overlay.ts";
import { vendorPage } from "./vendor-page.ts";
import { walkDown } from "./walk-down.ts";
import type { Words } from "./words.ts";

/** Opens home and scrolls down to its end, where the parts are that come when they are near. */
const openHomeToItsEnd = async (page: Page): Promise<void> => {
  await page.goto("/m/home");
  await walkDown(page);
};

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
const noCollection = { content: [], pageNum: 1, totalPages: 0 };

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
    name: "the collection in the hot games centre",
    call: "listFavourites",
    path: "/api/favourites",
    nothing: noCollection,
    fill: (server) => server.starSlots(2),
    of: (page, words) => {
      const { skeletons, failure, collection, empty, search } = hotCentre(page, words);
      return {
        open: async () => void (await page.goto("/m/hot-games?type=fav")),
        waiting: skeletons,
        failure,
        empty: empty("fav"),
        content: collection,
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
    fields: { vassalage: "LUZ" },
    nothing: noPage,
    of: (page, words) => ({
      ...inSection(page, words, section(page, /^Luz en Vivo/)),
      open: () => openHomeToItsEnd(page),
    }),
  },
  {
    name: "home's winners",
    call: "listWinners",
    path: "/api/winners",
    of: (page, words) => {
      const main = page.getByRole("main");
      const part = main.getByRole("region", { name: words.t("lowerHome.winners") });
      return {
        ...inSection(page, words, part),
        open: () => openHomeToItsEnd(page),
        waiting: main.locator(".app-winners-skeleton"),
        content: part.getByRole("listitem"),
      };
    },
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
    fields: { vassalage: "SRT" },
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
  ...lotteryParts,
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
    nothing: noCollection,
    fill: (server) => server.starSlots(2),
    of: (page, words) => inSearch(page, words, { address: "/m/fishing-games", list: "collection" }),
  },
];
