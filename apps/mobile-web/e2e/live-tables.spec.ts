import { expect, test } from "./fixtures.ts";
import { holdCalls } from "./held-code.ts";
import { gameWall } from "./lobby.ts";
import { loginPage } from "./login-page.ts";
import { vendorPage } from "./vendor-page.ts";

test("a guest's tap on a dealer leads through login to the table", async ({ page, words }) => {
  const centre = vendorPage(page, words);
  await page.goto("/m/live-games");
  const renata = centre.dealers.getByRole("link", { name: /Renata/ });
  await expect(renata).toContainText(words.t("liveTables.state.open"));
  await expect(renata).toContainText(words.money(500));
  await renata.click();
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  await loginPage(page, words).logIn("agente");
  await expect(page).toHaveURL(/\/m\/play\?.*node=LUZ-LIVE-001/);
  await expect(page.frameLocator("iframe").getByRole("main")).toBeVisible();
});

test("a closed table says when it opens and leads nowhere", async ({ page, words }) => {
  const centre = vendorPage(page, words);
  await page.goto("/m/live-games");
  const closed = centre.dealers
    .getByRole("listitem")
    .filter({ hasText: new RegExp(words.t("liveTables.opensAt", { time: "\\d\\d:\\d\\d" })) });
  await expect(closed.first()).toBeAttached();
  await expect(closed.getByRole("link")).toHaveCount(0);
});

test("roulette and baccarat are one tap away, with how many tables there are", async ({ page, words }) => {
  const { t } = words;
  await page.goto("/m/live-games");
  const ways = page.getByRole("list", { name: t("liveTables.shortcuts") });
  const roulette = ways.getByRole("link", { name: new RegExp(t("shell.titles.roulette")) });
  await expect(roulette).toContainText(t("liveTables.tables", { count: 22 }));
  await expect(ways.getByRole("link", { name: new RegExp(t("shell.titles.baccarat")) })).toHaveAttribute(
    "href",
    "/m/baccarat",
  );
  await roulette.click();
  await expect(page).toHaveURL(/\/m\/roulette$/);
  await expect(gameWall(page, words).first).toBeVisible();
});

test("dealers that fail to load leave the providers alone and come on retry", async ({
  page,
  words,
  failing,
}) => {
  const { t } = words;
  const centre = vendorPage(page, words);
  await failing("listLiveModels", async () => {
    await page.goto("/m/live-games");
    await expect(page.getByRole("main").getByRole("alert")).toContainText(t("home.failed"));
    await expect(centre.tiles).toHaveCount(4);
    await expect(centre.dealers).toHaveCount(0);
  });
  await page
    .getByRole("main")
    .getByRole("button", { name: t("common.retry") })
    .click();
  await expect(centre.dealers.getByRole("link", { name: /Renata/ })).toBeVisible();
});

test("dealers who are on their way have their room, and neither failure nor emptiness", async ({
  page,
  words,
}) => {
  const centre = vendorPage(page, words);
  const failure = page.getByRole("main").getByRole("alert");
  const empty = page.getByText(words.t("liveTables.empty"));
  const release = await holdCalls(page, "/api/live/models");
  await page.goto("/m/live-games");
  await expect(centre.tiles).toHaveCount(4);
  await expect(centre.dealers).toHaveAttribute("aria-busy", "true");
  await expect(centre.dealers.locator("[data-skeleton]").first()).toBeVisible();
  await expect(centre.dealers.getByRole("link")).toHaveCount(0);
  await expect(failure).toHaveCount(0);
  await expect(empty).toHaveCount(0);

  release();
  await expect(centre.dealers.getByRole("link", { name: /Renata/ })).toBeVisible();
  await expect(centre.dealers).toHaveAttribute("aria-busy", "false");
  await expect(centre.dealers.locator("[data-skeleton]")).toHaveCount(0);
});

test("tables without a dealer say so and leave the providers alone", async ({ page, words }) => {
  const centre = vendorPage(page, words);
  await page.route(
    ({ pathname }) => pathname === "/api/live/models",
    (route) => route.fulfill({ json: { success: true, value: [] } }),
  );
  await page.goto("/m/live-games");
  await expect(page.getByText(words.t("liveTables.empty"))).toBeVisible();
  await expect(centre.tiles).toHaveCount(4);
  await expect(centre.dealers).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});
