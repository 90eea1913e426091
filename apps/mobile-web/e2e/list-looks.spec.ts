import { expect, test } from "./fixtures.ts";
import { holdCalls } from "./held-code.ts";
import { gameGrid } from "./lobby.ts";
import { settle } from "./settled.ts";

/** Games per page of the list (Spec §9). */
const PAGE = 25;
/**
 * Maximum elements of a page, head included; `five-thousand-games.spec.ts` checks the body on the way through a list.
 */
const MAX_ELEMENTS = 500;

test("a list fails, finds nothing, loses a later page and is slow, and each time says so and recovers", {
  tag: "@core",
}, async ({ page, words, failing }) => {
  test.setTimeout(90_000);
  const { t } = words;
  const grid = gameGrid(page, words);
  const main = page.getByRole("main");

  await test.step("a list that fails says so and recovers on retry", async () => {
    const failure = page.getByRole("alert").filter({ hasText: t("games.failed") });
    await failing("listGames", async () => {
      await page.goto("/m/slot-games");
      await expect(failure).toContainText(t("errors.server"));
      await expect(grid.tiles).toHaveCount(0);
    });
    await failure.getByRole("button", { name: t("common.retry") }).click();
    await expect(grid.first).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  await test.step("an empty list suggests what to do", async () => {
    const field = page.getByRole("searchbox", { name: t("games.search.field") });
    await field.fill("zzzz");
    await expect(page.getByRole("heading", { name: t("games.empty.filter.title") })).toBeVisible();
    await expect(main.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: t("games.empty.reset") }).click();
    await expect(grid.first).toBeVisible();
    await expect(field).toHaveValue("");
  });

  await test.step("a later page that fails leaves the games and offers a retry", async () => {
    const retry = main.getByRole("button", { name: t("common.retry") });
    await failing("listGames", async () => {
      await expect(async () => {
        await page.mouse.wheel(0, 900);
        await expect(retry).toBeVisible({ timeout: 300 });
      }).toPass({ timeout: 20_000 });
      await expect(page.getByText(t("errors.loadingFailed"))).toBeVisible();
    });
    await retry.click();
    await grid.scrollTo(PAGE + 1);
    expect(await page.locator("*").count()).toBeLessThanOrEqual(MAX_ELEMENTS);
  });

  await test.step("a slow list shows that it is loading, and neither failure nor emptiness", async () => {
    await page
      .getByRole("navigation", { name: t("shell.mainMenu") })
      .getByRole("link", { name: t("shell.tabs.home") })
      .click();
    const categories = page.getByRole("navigation", { name: t("home.categories") });
    await expect(categories).toBeVisible();
    await settle(page);
    const release = await holdCalls(page, "/api/games");
    await categories.getByRole("link", { name: t("shell.categories.FISH") }).click();
    await expect(main.getByRole("status").filter({ hasText: t("common.loading") })).toBeAttached();
    await expect(page.getByRole("heading", { name: t("games.empty.all.title") })).toHaveCount(0);
    await expect(main.getByRole("alert")).toHaveCount(0);
    release();
    await expect(grid.first).toBeVisible();
  });
});

test("without a network the site says so and recovers when it is back", { tag: "@core" }, async ({
  page,
  context,
  words,
  expecting,
}) => {
  await expecting({ noAnswer: true });
  const { t } = words;
  const grid = gameGrid(page, words);
  await page.goto("/m/slot-games");
  await expect(grid.first).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(t("shell.offline"))).toBeVisible();
  await expect(grid.first).toBeVisible();
  await grid.show("hot");
  await expect(page.getByRole("heading", { name: t("games.failed") })).toBeVisible();
  await expect(page.getByText(t("shell.needsNetwork"))).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(t("shell.offline"))).toBeHidden();
  await expect(async () => {
    if ((await grid.tiles.count()) === 0) {
      await page.getByRole("button", { name: t("common.retry") }).click({ timeout: 1_000 });
    }
    await expect(grid.first).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
