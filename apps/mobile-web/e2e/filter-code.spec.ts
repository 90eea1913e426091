import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdCode } from "./held-code.ts";
import { listTools } from "./list-tools.ts";
import { gameGrid } from "./lobby.ts";
import { openSettled, settle } from "./settled.ts";
import type { Texts } from "./texts.ts";
import { expectToast } from "./toasts.ts";

const SEARCHED = "a";

/** Each list with a filter, its drawer's code, search field and first game. */
const lists = [
  {
    path: "/m/slot-games",
    code: "**/assets/game-filter*.js",
    goTo: (page: Page) => openSettled(page, "/m/slot-games"),
    parts: (page: Page, words: Texts) => ({
      first: gameGrid(page, words).first,
      search: listTools(page, words).search,
    }),
  },
  {
    path: "/m/hot-games",
    code: "**/assets/hot-filter*.js",
    goTo: async (page: Page, { t }: Texts) => {
      await page.keyboard.press("Escape");
      await page
        .getByRole("navigation", { name: t("shell.mainMenu") })
        .getByRole("link", { name: t("shell.tabs.home") })
        .click();
      await page
        .getByRole("main")
        .getByRole("link", { name: `${t("common.seeAll")}: ${t("home.hot")}`, exact: true })
        .click();
      await expect(page).toHaveURL(/\/m\/hot-games$/);
      await settle(page);
    },
    parts: (page: Page, { t }: Texts) => ({
      first: page
        .getByRole("list", { name: t("shell.titles.hot") })
        .getByRole("listitem")
        .first(),
      search: page.getByRole("searchbox", { name: t("hotCentre.search") }),
    }),
  },
];

/** Aborts the request: the code fails to load. */
const refuse = (route: Route) => route.abort("connectionreset");

test("a list stays unchanged while the filter's code fails to load, and opens it once it loads", async ({
  page,
  words,
  expecting,
}) => {
  await expecting({ noAnswer: true });
  const { filter, drawer } = listTools(page, words);
  for (const { path, code, goTo, parts } of lists) {
    await test.step(path, async () => {
      const { first, search } = parts(page, words);
      // The page also preloads the code in an idle moment.
      await page.route(code, refuse);
      await goTo(page, words);
      await search.fill(SEARCHED);
      await search.press("Enter");
      await expect(page).toHaveURL(new RegExp(`name=${SEARCHED}`));
      await expect(first).toBeVisible();

      await filter.quiet.click();
      await expectToast(page, words.t("errors.network"));
      await expect(first).toBeVisible();
      await expect(search).toHaveValue(SEARCHED);
      await expect(filter.quiet).not.toHaveAttribute("aria-busy");

      // Held before it is available again, or the idle preload might load it in between.
      const release = await holdCode(page, code);
      await page.unroute(code, refuse);
      await filter.quiet.click();
      await expect(filter.quiet).toHaveAttribute("aria-busy", "true");
      await expect(drawer).toBeHidden();
      release();
      await expect(drawer).toBeVisible();
      await expect(search).toHaveValue(SEARCHED);
    });
  }
});
