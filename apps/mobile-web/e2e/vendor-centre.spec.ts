import { expect, test } from "./fixtures.ts";
import { layoutShift } from "./layout-shift.ts";
import { gameGrid } from "./lobby.ts";
import { loginPage } from "./login-page.ts";
import { openSettled } from "./settled.ts";
import { gameTitle, playedPages, vendorPage, vendorPages } from "./vendor-page.ts";

/** Layout shift that a page may have (budgets). */
const CALM = 0.02;

for (const { path, type, vendors, vendor } of vendorPages) {
  test(`${path} shows its providers and their first games without moving`, async ({ page, words }) => {
    const { t } = words;
    const centre = vendorPage(page, words);
    await openSettled(page, path);
    await expect(centre.tiles).toHaveCount(vendors);
    await expect(centre.seeAll(t(`shell.categories.${type}`))).toHaveAttribute(
      "href",
      `/m/gameList?gameType=${type}`,
    );
    await expect(centre.strip(vendor, type).getByRole("listitem").first()).toBeVisible();
    await expect(page.locator("main .app-row-skeleton")).toHaveCount(0);
    expect(await layoutShift(page)).toBeLessThan(CALM);
  });
}

for (const { path, vendor, code } of playedPages) {
  test(`a member's tap on a provider of ${path} opens its lobby at once, and back finds the providers`, async ({
    page,
    words,
    signedInAs,
  }) => {
    await signedInAs(page, "jugador");
    const centre = vendorPage(page, words);
    await page.goto(path);
    await centre.tile(vendor).click();
    await expect(gameTitle(page, vendor)).toBeVisible();
    expect(new URL(page.url()).searchParams.get("vendor")).toBe(code);
    await expect(page.frameLocator(`iframe[title="${vendor}"]`).getByRole("main")).toBeVisible();
    await page.goBack();
    await expect(centre.tile(vendor)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test("a guest's tap on a provider asks for login and then opens its lobby", async ({ page, words }) => {
  const centre = vendorPage(page, words);
  await page.goto("/m/sport-games");
  await centre.tile("Golazo").click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fplay/);
  await loginPage(page, words).logIn("agente");
  await expect(page).toHaveURL(/\/m\/play\?.*vendor=GLZ/);
  await expect(page.frameLocator("iframe").getByRole("main")).toBeVisible();
});

test("a live provider's tile leads to its list, whose “all” leads back to the providers", async ({
  page,
  words,
}) => {
  const { t } = words;
  const centre = vendorPage(page, words);
  await page.goto("/m/live-games");
  await centre.tile("Cristal").click();
  await expect(page).toHaveURL(/\/m\/live-games\?vassalage=CRS$/);
  await expect(gameGrid(page, words).first).toBeVisible();
  expect(await gameGrid(page, words).size()).toBe(18);
  await expect(centre.tiles).toHaveCount(0);
  await page
    .getByRole("radiogroup", { name: t("games.vendors") })
    .getByText(t("games.allVendors"), { exact: true })
    .click();
  await expect(centre.tile("Cristal")).toBeVisible();
  await expect(page).toHaveURL(/\/m\/live-games$/);
});

for (const { path, vendor, code } of vendorPages) {
  test(`${path} with a provider in its address is that provider's list`, async ({ page, words }) => {
    await page.goto(`${path}?vassalage=${code}`);
    await expect(gameGrid(page, words).first).toBeVisible();
    await expect(vendorPage(page, words).tiles).toHaveCount(0);
    await expect(page.getByRole("radio", { name: vendor })).toBeChecked();
  });
}

test("more than three games are behind “see all”, and a game of the strip opens", async ({
  page,
  words,
  signedInAs,
}) => {
  await signedInAs(page, "jugador");
  const centre = vendorPage(page, words);
  await page.goto("/m/cockfight");
  await expect(centre.strip("Palenque", "COCKFIGHT").getByRole("listitem")).toHaveCount(3);
  await expect(centre.seeAll("Palenque")).toHaveCount(0);
  await page.goto("/m/esport-games");
  await expect(centre.strip("DS Arena", "ESPORTS").getByRole("listitem").first()).toBeVisible();
  await centre.seeAll("DS Arena").click();
  await expect(page).toHaveURL(/\/m\/esport-games\?vassalage=DS88$/);
  await page.goBack();
  const first = centre.strip("DS Arena", "ESPORTS").getByRole("button").first();
  const name = (await first.textContent()) ?? "";
  await first.click();
  await expect(gameTitle(page, name)).toBeVisible();
});

test("e-sports present themselves as sports, beside their siblings", async ({ page, words }) => {
  const { t } = words;
  await page.goto("/m/sport-games");
  const siblings = page.getByRole("navigation", { name: t("vendorCentre.siblings") });
  const bottom = page.getByRole("navigation", { name: t("shell.mainMenu") });
  for (const type of ["ESPORTS", "COCKFIGHT", "SPORTS"] as const) {
    await siblings.getByRole("link", { name: t(`shell.categories.${type}`), exact: true }).click();
    await expect(siblings.getByRole("link", { name: t(`shell.categories.${type}`) })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const title = t(type === "COCKFIGHT" ? "shell.titles.cockfight" : "shell.titles.sports");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(bottom.getByRole("link", { name: t("shell.tabs.sports") })).toHaveAttribute(
      "aria-current",
      /page|true/,
    );
  }
});

test("home's sport blocks open the provider's lobby at once", async ({ page, words, signedInAs }) => {
  const { t } = words;
  await signedInAs(page, "jugador");
  await page.goto("/m/home?category=SPORTS");
  await expect(vendorPage(page, words).seeAll(t("shell.categories.SPORTS"))).toHaveAttribute(
    "href",
    "/m/sport-games",
  );
  await page
    .getByRole("list", { name: t("shell.categories.SPORTS") })
    .getByRole("link", { name: /Golazo/ })
    .click();
  await expect(gameTitle(page, "Golazo")).toBeVisible();
  await expect(page.frameLocator('iframe[title="Golazo"]').getByRole("main")).toBeVisible();
});
