import type { Page } from "@playwright/test";
import { lotteryVisit } from "./lottery-parts.ts";
import { inSection, type PartVisit, section } from "./part-row.ts";
import { searchOverlay } from "./search-overlay.ts";
import type { Texts } from "./texts.ts";
import { vendorPage } from "./vendor-page.ts";
import { walkDown } from "./walk-down.ts";

/** States that the lists of the search share. */
const inSearch = (page: Page, words: Texts) => {
  const { dialog, field } = searchOverlay(page, words);
  return {
    waiting: dialog.locator("[data-skeleton]"),
    failure: dialog.getByRole("alert").filter({ hasText: words.t("games.failed") }),
    beside: field,
  };
};

const noPage = { games: [], pageNum: 1, totalPages: 0, totalCount: 0 };

const home: PartVisit = {
  name: "home's hot games, carousels, winners and recents, and a collection in the search",
  fill: async (server) => {
    await server.starSlots(2);
    await server.playSlot();
  },
  stages: (page, words) => {
    const { t } = words;
    const search = searchOverlay(page, words);
    const winners = page.getByRole("main").getByRole("region", { name: t("lowerHome.winners") });
    const recents = section(page, t("shell.categories.RECENT"));
    return [
      {
        open: () => page.goto("/m/home"),
        parts: [
          {
            ...inSection(page, words, section(page, t("home.hot"))),
            name: "home's hot games",
            call: "listHotGames",
            path: "/api/games/hot",
            nothing: [],
            beside: page.getByRole("region", { name: t("home.banners") }),
          },
        ],
      },
      {
        open: () => walkDown(page),
        parts: [
          {
            // The last of them, so that the others' requests are over when it gives up.
            ...inSection(page, words, section(page, /^Luz en Vivo/)),
            name: "home's carousel of a vendor",
            call: "listGames",
            path: "/api/games",
            fields: { vassalage: "LUZ" },
            nothing: noPage,
          },
          {
            ...inSection(page, words, winners),
            name: "home's winners",
            call: "listWinners",
            path: "/api/winners",
            waiting: page.getByRole("main").locator(".app-winners-skeleton"),
            content: winners.getByRole("listitem"),
          },
        ],
      },
      {
        // Home has just requested them, and caches the response for days.
        open: async () => {
          await page.evaluate(() => sessionStorage.removeItem("offlineAnswers"));
          await page.goto("/m/home?category=RECENT");
        },
        parts: [
          {
            ...inSection(page, words, recents),
            name: "home's recents",
            call: "listRecentGames",
            path: "/api/games/recent",
            nothing: { list: [], totalPages: 0 },
            empty: recents.getByRole("heading", { name: t("games.empty.recent.title") }),
          },
        ],
      },
      {
        open: search.open,
        parts: [
          {
            ...inSearch(page, words),
            name: "a member's collection in the search",
            call: "listFavourites",
            path: "/api/favourites",
            fields: { pageSize: "30" },
            nothing: { content: [], pageNum: 1, totalPages: 0 },
            empty: search.dialog.getByRole("heading", { name: t("games.empty.fav.title") }),
            content: search.collection.getByRole("listitem"),
          },
        ],
      },
    ];
  },
};

const providers: PartVisit = {
  name: "a category's providers, a provider's games, and a guest's search",
  stages: (page, words) => {
    const { t } = words;
    const search = searchOverlay(page, words);
    const { loading, failure, empty, tiles, part } = vendorPage(page, words);
    return [
      {
        open: () => page.goto("/m/elott"),
        parts: [
          {
            name: "the providers of a category",
            call: "listVendorCategories",
            path: "/api/game-types",
            waiting: loading,
            failure,
            empty,
            content: tiles,
            beside: page.getByRole("heading", { level: 1 }),
          },
        ],
      },
      {
        open: () =>
          page
            .getByRole("navigation", { name: t("vendorCentre.siblings") })
            .getByRole("link", { name: t("shell.categories.LOTT"), exact: true })
            .click(),
        parts: [
          {
            ...inSection(page, words, part("Sorteo MX")),
            name: "a provider's strip of games",
            call: "listGames",
            path: "/api/games",
            fields: { vassalage: "SRT" },
            // Before the first response the strips share one placeholder.
            waiting: page.getByRole("main").locator("[data-skeleton]"),
            beside: tiles.first(),
          },
        ],
      },
      {
        // Over a page that doesn't send the same request.
        open: search.open,
        parts: [
          {
            ...inSearch(page, words),
            name: "a guest's hot games in the search",
            call: "listHotGames",
            path: "/api/games/hot",
            nothing: [],
            empty: search.dialog.getByRole("heading", { name: t("home.empty") }),
            content: search.hot.getByRole("listitem"),
          },
        ],
      },
      {
        open: () => search.field.fill("oro"),
        parts: [
          {
            ...inSearch(page, words),
            name: "what the search has found",
            call: "listGames",
            path: "/api/games",
            fields: { gameName: "oro" },
            nothing: noPage,
            empty: search.dialog.getByRole("heading", { name: t("gameSearch.empty.title") }),
            content: search.found.getByRole("listitem"),
          },
        ],
      },
    ];
  },
};

const liveTables: PartVisit = {
  name: "the dealers at their tables",
  stages: (page, words) => {
    const { dealers, tiles } = vendorPage(page, words);
    const main = page.getByRole("main");
    return [
      {
        open: () => page.goto("/m/live-games"),
        parts: [
          {
            name: "the dealers",
            call: "listLiveModels",
            path: "/api/live/models",
            nothing: [],
            waiting: dealers.and(page.locator('[aria-busy="true"]')).locator("[data-skeleton]"),
            failure: main.getByRole("alert"),
            empty: main.getByText(words.t("liveTables.empty")),
            content: dealers.getByRole("link"),
            beside: tiles.first(),
          },
        ],
      },
    ];
  },
};

/**
 * The lists that are parts of pages (Spec §2): lists with their own page are in `listModes`, and the hot games centre
 * has its own journey (`hot-centre-looks.spec.ts`).
 */
export const partVisits: readonly PartVisit[] = [home, providers, lotteryVisit, liveTables];
