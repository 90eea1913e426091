import { expect, test } from "./fixtures.ts";
import { gamePage } from "./game-page.ts";
import { searchOverlay } from "./search-overlay.ts";

/** Part of the names of several slots in the seeded world. */
const TERM = "oro";

test("closing a search returns to the page below: by its game's exit, and by back, Escape and the cross", async ({
  page,
  words,
  signedInAs,
}) => {
  await signedInAs(page, "prueba");
  const search = searchOverlay(page, words);
  const hot = page.getByRole("heading", { name: words.t("home.hot") });
  await page.goto("/m/home");

  await test.step("a game opened over the first page of a visit is left for that page", async () => {
    await search.open();
    await search.field.fill(TERM);
    const { name, open } = await search.tile(search.found, 1);
    await open.click();
    await expect(page.getByTitle(name)).toBeVisible();
    await gamePage(page, words).exit.click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(hot).toBeVisible();
    await expect(search.dialog).toBeHidden();
  });

  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  const address = () => new URL(page.url()).pathname;
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const place = await scrolled();
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press("Escape"),
    () => search.close.click(),
  ]) {
    // No tap: Playwright first scrolls elements out of the page's scroll padding, which a finger doesn't.
    await search.opener.dispatchEvent("click");
    await expect(search.field).toBeFocused();
    expect(await scrolled()).toBe(place);
    await close();
    await expect(search.dialog).toBeHidden();
    await expect(search.opener).toBeFocused();
    expect(address()).toBe("/m/home");
    expect(await scrolled()).toBe(place);
  }
  await page.goForward();
  await expect(search.dialog).toBeVisible();
  await page.reload();
  await expect(search.field).toBeFocused();
  await page.goBack();
  await expect(search.dialog).toBeHidden();
  expect(address()).toBe("/m/home");
});

test("a slot opens from the search, and back closes it, also when tapped twice", async ({ page, words }) => {
  const search = searchOverlay(page, words);
  const { t } = words;
  await page.goto("/m/home");
  await search.open();
  await search.field.fill(TERM);
  const { open } = await search.tile(search.found, 1);
  await open.click();
  await expect(page).toHaveURL(/\/m\/play\?.*&demo=1$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(search.dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: t("home.hot") })).toBeVisible();

  await test.step("closing a search twice at once removes only its own history entry", async () => {
    await page
      .getByRole("navigation", { name: t("home.categories") })
      .getByRole("link", { name: t("shell.categories.LIVE"), exact: true })
      .click();
    await expect(page).toHaveURL(/\/m\/live-games$/);
    // The address changes first: until the tables have rendered, home's own search opens.
    await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.live") })).toBeVisible();
    await search.open();
    await search.close.evaluate((cross: HTMLElement) => {
      cross.click();
      cross.click();
    });
    await expect(search.dialog).toBeHidden();
    await expect(search.opener).toBeFocused();
    await expect(page).toHaveURL(/\/m\/live-games$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});
