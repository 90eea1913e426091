import { expect, test } from "./fixtures.ts";
import { gameGrid, listTools, placeInAddress } from "./game-list-page.ts";
import { menusOf } from "./menus-page.ts";
import { searchOverlay } from "./search-overlay.ts";

test("back closes a menu over a visit's first page where the browser sends no close request, and then leaves the site", async ({
  page,
  words,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "CloseWatcher"));
  const menus = menusOf(page, words);
  await page.goto("about:blank");
  await page.goto("/m/home");

  for (const _ of [1, 2]) {
    await menus.openSide();
    await page.goBack();
    await expect(menus.side).toBeHidden();
    await expect(page).toHaveURL(/\/m\/home$/);
  }
  await page.reload();
  await menus.openSide();
  await page.goBack();
  await expect(menus.side).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("a close request over the first page closes the menu without a new entry", async ({ page, words }) => {
  const menus = menusOf(page, words);
  await page.goto("/m/home");
  const entries = await page.evaluate(() => window.history.length);
  await menus.openSide();
  // Chromium's own close request, like Android's "back".
  await page.keyboard.press("Escape");
  await expect(menus.side).toBeHidden();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
});

test("back closes the open drawer, question or search, and leaves the page only then", async ({
  page,
  words,
  signedInAs,
}) => {
  const { t } = words;
  const menus = menusOf(page, words);
  const tools = listTools(page, words);
  const search = searchOverlay(page, words);
  const question = page.getByRole("alertdialog", { name: t("common.logoutQuestion") });
  await signedInAs(page, "jugador");
  await page.goto("/m/home");

  await test.step("the search, which has a history entry of its own", async () => {
    await search.open();
    await page.goBack();
    await expect(search.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  await menus.openSide();
  await menus.side.getByRole("link", { name: t("shell.categories.RNG"), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/slot-games$/);

  await test.step("an open filter, over a list that keeps its position", async () => {
    await gameGrid(page, words).scrollTo(40);
    // The list's position is written to the address shortly after scrolling stops.
    await placeInAddress(page);
    const { href, place } = await page.evaluate(() => ({ href: location.href, place: window.scrollY }));
    // No tap: Playwright first scrolls elements out of the page's scroll padding, which a finger doesn't.
    await tools.filter.any.dispatchEvent("click");
    await tools.part("minBet").getByRole("radio").nth(1).check();
    await page.goBack();
    await expect(tools.drawer).toBeHidden();
    expect(page.url()).toBe(href);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });

  await test.step("and then the page", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  await test.step("forward as well, and a question before what asked it", async () => {
    await menus.openSide();
    await menus.side.getByRole("button", { name: t("shell.signOut") }).click();
    await expect(question).toBeVisible();
    await page.goForward();
    await expect(question).toBeHidden();
    await expect(menus.side).toBeVisible();
    await page.goForward();
    await expect(menus.side).toBeHidden();
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/m\/slot-games/);
  });
});
