import { expect, moving, test } from "./fixtures.ts";
import { gameGrid, listTools, placeInAddress, placeOnScreen } from "./game-list-page.ts";
import { layoutShift } from "./layout.ts";
import { loginPage } from "./login-page.ts";
import { holdCode } from "./requests.ts";
import { SESSION_KEY } from "./site-facts.ts";

test.use(moving);

/** Games per page of the list (Spec §9). */
const PAGE = 25;

/** Maximum layout shift of a list that opens at a position (budgets.md). */
const CLS = 0.02;

test("a list restores its position and filter: from its address elsewhere, after a game, after a reload", async ({
  page,
  browser,
  baseURL,
  words,
}) => {
  const grid = gameGrid(page, words);
  await page.goto("/m/slot-games?minBet=0.5");
  await expect(grid.first).toBeVisible();
  const size = await grid.size();
  await grid.scrollTo(PAGE + 10);
  const at = await placeInAddress(page);
  expect(at).toBeGreaterThan(0);
  const left = await placeOnScreen(page);

  await test.step("a shared address opens at its position on a smaller screen, and continues from there", async () => {
    const shared = page.url();
    const elsewhere = await browser.newContext({
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      baseURL: baseURL ?? "",
    });
    const other = await elsewhere.newPage();
    await other.addInitScript(
      (language) => localStorage.setItem("language", language),
      await page.evaluate(() => localStorage.getItem("language") ?? "ES"),
    );
    const pages: string[] = [];
    other.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/games") pages.push(searchParams.get("pageNo") ?? "");
    });
    await other.goto(shared);
    const otherWall = gameGrid(other, words);
    await expect(otherWall.tiles.nth(6)).toBeVisible();
    await expect.poll(() => placeOnScreen(other)).toMatchObject({ place: at + 1 });
    const { top } = await placeOnScreen(other);
    const bar = await other.evaluate(
      () => document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
    );
    expect(Math.abs(top - bar)).toBeLessThanOrEqual(1);
    expect(await layoutShift(other)).toBeLessThan(CLS);
    const opened = Math.ceil((at + 18) / PAGE);
    expect(pages.slice(0, opened)).toEqual(Array.from({ length: opened }, (_, page) => String(page + 1)));
    expect(await otherWall.size()).toBe(size);
    await expect(listTools(other, words).filter.active).toBeVisible();
    await otherWall.scrollTo(Math.min(opened * PAGE + 1, size));
    await elsewhere.close();
  });

  await test.step("after a game", async () => {
    const game = (await grid.tile(left.place + 4)).open;
    await game.tap();
    await expect(page).toHaveURL(/\/m\/play\?/);
    await page.goBack();
    await expect.poll(() => placeOnScreen(page)).toEqual(left);
  });

  await test.step("a reload restores list, filter and position, without a jump", async () => {
    await page.reload();
    await expect(grid.tiles.nth(6)).toBeVisible();
    await expect.poll(() => placeOnScreen(page)).toEqual(left);
    expect(await grid.size()).toBe(size);
    expect(await layoutShift(page)).toBeLessThan(CLS);
    expect(await placeInAddress(page)).toBe(at);
    await expect(page).toHaveURL(/\/m\/slot-games\?minBet=0\.5&at=\d+$/);
    await expect(listTools(page, words).filter.active).toBeVisible();
  });
});

test("before any code has loaded, a list's tools show only at its top", async ({ page }) => {
  await holdCode(page);
  const tools = page.locator("[data-prerendered=list] .app-list-tools");
  await page.goto("/m/slot-games", { waitUntil: "commit" });
  await expect(tools).toBeVisible();
  await page.goto("/m/slot-games?at=30", { waitUntil: "commit" });
  await expect(page.locator("[data-prerendered=list] .vo-game-grid").first()).toBeVisible();
  await expect(tools).toBeHidden();
});

// game-list.test.tsx covers the delay before the position is written.
test("the top writes no position; a choice resets it; the hot list has its own", async ({ page, words }) => {
  const grid = gameGrid(page, words);
  const tools = listTools(page, words);
  await page.goto("/m/slot-games");
  await expect(grid.first).toBeVisible();
  await grid.scrollTo(PAGE);
  await placeInAddress(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page).toHaveURL(/\/m\/slot-games$/);

  await grid.scrollTo(PAGE);
  await placeInAddress(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  await tools.mode("hot").click();
  await expect(page).toHaveURL(/\/m\/slot-games\?type=hot$/);
  await expect.poll(() => placeOnScreen(page)).toMatchObject({ place: 1 });

  await test.step("the hot list restores its position too", async () => {
    await expect(grid.first).toBeVisible();
    await grid.scrollTo(19);
    await placeInAddress(page);
    const left = await placeOnScreen(page);
    await page.reload();
    await expect.poll(() => placeOnScreen(page)).toEqual(left);
  });
});

const ownLists = [
  { mode: "fav", from: "/m/slot-games?vassalage=JL", own: "/m/slot-games?type=fav" },
  { mode: "recent", from: "/m/slot-games?vassalage=JL", own: "/m/slot-games?type=recent" },
  { mode: "fav", from: "/m/gameCenter?gameType=FISH", own: "/m/gameCenter?gameType=FISH&type=fav" },
  { mode: "fav", from: "/m/hot-games?gameType=FISH", own: "/m/hot-games?type=fav" },
] as const;

test("a guest who opens a personal list finds the list unchanged on the way back from login, and from there", async ({
  page,
  words,
  baseURL,
}) => {
  const address = (path: string) => `${baseURL}${path}`;
  await page.goto("/m/home");
  for (const { mode, from, own } of ownLists) {
    await test.step(`"${mode}" over ${from}`, async () => {
      const chosen = listTools(page, words).mode(mode);
      await page.goto(from);
      await expect(page.getByRole("main").locator("[aria-posinset]").first()).toBeVisible();
      await page.evaluate(() => scrollBy({ top: 90, behavior: "instant" }));
      await chosen.scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(() => window.history.state?.into)).toBeDefined();
      const left = await placeOnScreen(page);

      await chosen.click();
      const login = `/m/login?${new URLSearchParams({ back: own })}`;
      await expect(page).toHaveURL(address(login));
      await expect(loginPage(page, words).submit).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(address(from));
      await expect.poll(() => placeOnScreen(page)).toEqual(left);

      await chosen.click();
      await loginPage(page, words).logIn("prueba");
      await expect(page).toHaveURL(address(own));
      await expect(chosen).toBeChecked();
      await page.goBack();
      await expect(page).toHaveURL(address(from));
      await expect(chosen).not.toBeChecked();
      // The next page load is as a guest again.
      await page.evaluate((key) => sessionStorage.removeItem(key), SESSION_KEY);
    });
  }
});
