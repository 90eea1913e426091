import { expect, test } from "./fixtures.ts";
import { layoutShift } from "./layout-shift.ts";

/** Hot games that home shows at a time (Spec §9). */
const HOT_PAGE = 9;
/** Carousels of vendors: 3 RNG, 2 FISH, 1 LIVE (Spec §2). */
const VENDOR_ROWS = 6;
/** Categories that home shows as blocks of vendors (Spec §2). */
const BLOCKS = ["SPORTS", "ESPORTS", "LOTT", "ELOTT"] as const;

test("home shows a guest notices, banners, categories, hot games, vendors and winners without moving", async ({
  page,
  words: { t },
}) => {
  await page.goto("/m/home");
  const main = page.getByRole("main");
  const stars = main.getByRole("button", { name: new RegExp(`^${t("games.favourite")}: `) });

  await expect(main.getByRole("region", { name: t("home.notices") })).toBeVisible();
  await expect(
    main
      .getByRole("region", { name: t("home.banners") })
      .getByRole("img")
      .first(),
  ).toBeVisible();
  const rail = main.getByRole("navigation", { name: t("home.categories") });
  await expect(rail.getByRole("link", { name: t("shell.categories.HOT") })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(rail.getByRole("link", { name: t("shell.categories.RNG") })).toBeVisible();
  await expect(stars.nth(HOT_PAGE - 1)).toBeVisible();

  const winners = main.getByRole("region", { name: t("lowerHome.winners") });
  await expect(winners).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);

  await expect(main.getByRole("link", { name: new RegExp(t("common.seeAll")) })).toHaveCount(
    VENDOR_ROWS + BLOCKS.length,
  );
  for (const type of BLOCKS) {
    const vendors = main.getByRole("list", { name: t(`shell.categories.${type}`), exact: true });
    await expect(vendors.getByRole("link").first()).toBeVisible();
  }
});

test("more hot games come nine at a time", async ({ page, words: { t } }) => {
  await page.goto("/m/home");
  const hot = page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: t("home.hot") }) });
  const stars = hot.getByRole("button", { name: new RegExp(`^${t("games.favourite")}: `) });
  await expect(stars).toHaveCount(HOT_PAGE);
  await hot.getByRole("button", { name: t("common.showMore") }).click();
  await expect(stars).toHaveCount(2 * HOT_PAGE);
});

test("a notice opens whole and closes again", async ({ page, words: { t } }) => {
  await page.goto("/m/home");
  const ticker = page.getByRole("region", { name: t("home.notices") });
  await ticker.getByRole("button", { name: t("home.pauseNotices") }).click();
  const notice = ticker.getByRole("listitem").getByRole("button").first();
  const title = (await notice.textContent()) ?? "";
  await notice.dispatchEvent("click");
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("categories with games of their own lead to their page, the others change what home shows", async ({
  page,
  words: { t },
}) => {
  await page.goto("/m/home");
  const rail = page.getByRole("navigation", { name: t("home.categories") });
  await rail.getByRole("link", { name: t("shell.categories.SPORTS"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: t("shell.categories.SPORTS") })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home\?category=SPORTS$/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: t("home.hot") })).toBeVisible();
  await rail.getByRole("link", { name: t("shell.categories.FISH") }).click();
  await expect(page).toHaveURL(/\/m\/fishing-games$/);
});

test("every category leads to games or vendors, and every vendor to more than home", async ({
  page,
  words: { t },
}) => {
  await page.goto("/m/home");
  const rail = page.getByRole("navigation", { name: t("home.categories") });
  await expect(rail.getByRole("link", { name: t("shell.categories.SPORTS"), exact: true })).toBeVisible();
  const targets = await rail
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(targets.length).toBeGreaterThan(8);

  for (const target of targets.filter((href) => href !== "/m/home")) {
    await test.step(target, async () => {
      await page.goto(target);
      await expect(page).toHaveURL(target);
      if (!target.includes("category=")) return;
      const vendors = page.locator("section").filter({ has: page.getByRole("heading", { level: 2 }) });
      await vendors.getByRole("listitem").getByRole("link").first().click();
      await expect(page).not.toHaveURL(/\/m\/home/);
    });
  }
});

test("a part of home that fails says so in its place and comes back on retry", async ({
  page,
  words: { t },
  failing,
}) => {
  await failing("listHotGames", async () => {
    await page.goto("/m/home");
    await expect(page.getByRole("alert").filter({ hasText: t("home.failed") })).toBeVisible();
    await expect(page.getByRole("region", { name: t("home.banners") })).toBeVisible();
  });
  await page
    .getByRole("alert")
    .getByRole("button", { name: t("common.retry") })
    .click();
  await expect(
    page.getByRole("button", { name: new RegExp(`^${t("games.favourite")}: `) }).first(),
  ).toBeVisible();
});
