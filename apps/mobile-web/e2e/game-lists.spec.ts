import { expect, moving, test } from "./fixtures.ts";
import { gameGrid, listTools } from "./game-list-page.ts";
import { wholeGames } from "./layout.ts";
import { holdCode } from "./requests.ts";

test.use(moving);

test("a list is filtered by mode, vendor, name and bet, one of which another mode resets", {
  tag: "@core",
}, async ({ page, words }) => {
  const grid = gameGrid(page, words);
  const tools = listTools(page, words);
  await page.goto("/m/slot-games?name=oro&minBet=0.5");
  await expect(tools.search).toHaveValue("oro");
  await expect(tools.mode("all")).toBeChecked();

  await grid.show("hot");
  await expect(page).toHaveURL(/\/m\/slot-games\?type=hot$/);
  await expect(tools.search).toHaveValue("");
  await expect(tools.vendors.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(grid.first).toBeVisible();

  await tools.vendors.getByRole("img").first().click();
  await expect(page).toHaveURL(/\/m\/slot-games\?vassalage=\w+$/);
  await expect(tools.mode("all")).not.toBeChecked();

  await grid.show("hot");
  await tools.search.fill("jaguar");
  await tools.search.press("Enter");
  await expect(page).toHaveURL(/\/m\/slot-games\?name=jaguar$/);
  await expect(tools.mode("all")).toBeChecked();

  await grid.show("hot");
  await expect(grid.first).toBeVisible();
  await grid.scrollTo(19);
  await grid.show("all");
  await expect(page).toHaveURL(/\/m\/slot-games$/);
  await expect(tools.search).toHaveValue("");

  await test.step("manufacturer and minimum bet are chosen together, survive a reload and can be reset", async () => {
    const all = await grid.size();

    await tools.filter.quiet.click();
    await expect(tools.part("minBet").getByRole("radio")).toHaveCount(7);
    const maker = tools.part("vendor").getByRole("radio").nth(1);
    await maker.check();
    await tools
      .part("minBet")
      .getByRole("radio", { name: words.money(50), exact: true })
      .check();
    await expect(page).toHaveURL(/\/m\/slot-games$/);
    await tools.submit.click();
    await expect(page).toHaveURL(/\/m\/slot-games\?vassalage=\w+&minBet=0\.5$/);
    await expect.poll(grid.size).toBeLessThan(all);
    const narrowed = await grid.size();
    await expect(tools.vendors.getByRole("radio", { checked: true })).toHaveCount(1);

    await page.reload();
    await expect.poll(grid.size).toBe(narrowed);

    await tools.filter.active.click();
    await expect(maker).toBeChecked();
    await tools.reset.click();
    await expect(page).toHaveURL(/minBet=/);
    await tools.submit.click();
    await expect(page).toHaveURL(/\/m\/slot-games$/);
    await expect.poll(grid.size).toBe(all);
    await expect(tools.filter.quiet).toBeVisible();
  });
});

// game-list-tools.test.tsx covers the search delay.
test("text typed before and after the page's code has loaded is searched for", async ({ page, words }) => {
  const tools = listTools(page, words);
  const grid = gameGrid(page, words);
  const release = await holdCode(page);
  await page.goto("/m/slot-games", { waitUntil: "commit" });
  await tools.search.fill("luna");
  release();
  await expect(page).toHaveURL(/\?name=luna$/);
  await expect(grid.first).toContainText(/luna/i);

  await page.getByRole("button", { name: words.t("games.search.clear") }).click();
  await expect(page).toHaveURL(/\/m\/slot-games$/);
  await tools.search.fill("  oro ");
  await expect(page).toHaveURL(/\?name=oro$/);
  await expect(grid.first).toContainText(/oro/i);

  await tools.search.fill("jaguar");
  await tools.search.press("Enter");
  await expect(page).toHaveURL(/\?name=jaguar$/);
  await expect(grid.first).toContainText(/jaguar/i);
});

test("the game centre's categories have the gateway's order and no lotteries", async ({ page, words }) => {
  const { t } = words;
  const grid = gameGrid(page, words);
  const tools = listTools(page, words);
  const kind = (type: "RNG" | "FISH" | "LIVE" | "PVP" | "LOTT" | "ELOTT") =>
    tools.type.getByRole("option", { name: t(`shell.categories.${type}`), exact: true });
  await page.goto("/m/gameCenter?gameType=nonsense&name=oro");
  await expect(tools.type).toHaveValue("RNG");
  for (const type of ["FISH", "LIVE", "PVP"] as const) await expect(kind(type)).toHaveCount(1);
  await expect(kind("LOTT")).toHaveCount(0);
  await expect(kind("ELOTT")).toHaveCount(0);
  await expect(tools.search).toHaveValue("oro");
  const first = await grid.first.textContent();

  await tools.type.selectOption("FISH");
  await expect(tools.type).toHaveValue("FISH");
  await expect(page).toHaveURL(/\/m\/gameCenter\?gameType=FISH$/);
  await expect(tools.search).toHaveValue("");
  await expect(grid.first).not.toHaveText(first ?? "");
  const fishing = await grid.size();
  await test.step("a minimum bet is for slots, a manufacturer for others too", async () => {
    await tools.filter.any.click();
    await expect(tools.part("vendor")).toBeVisible();
    await expect(tools.part("minBet")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(tools.drawer).toBeHidden();
  });
  await tools.vendors.getByRole("img").first().click();
  await expect(page).toHaveURL(/\/m\/gameCenter\?gameType=FISH&vassalage=\w+$/);
  await expect.poll(grid.size).toBeLessThan(fishing);
  await page.reload();
  await expect(tools.type).toHaveValue("FISH");
  await expect.poll(grid.size).toBeLessThan(fishing);
});

for (const path of ["/m/slot-games", "/m/hot-games", "/m/gameCenter"]) {
  test(`the first view of ${path} shows six whole games, and one search`, async ({ page, words }) => {
    await page.goto(path);
    await expect.poll(() => wholeGames(page)).toBeGreaterThanOrEqual(6);
    await expect(page.getByRole("searchbox")).toHaveCount(1);
    await expect(listTools(page, words).searchAbove).toBeHidden();
  });
}

test("deep in a list the header's search leads back to the list's field", async ({ page, words }) => {
  const { search, searchAbove } = listTools(page, words);
  const grid = gameGrid(page, words);
  await page.goto("/m/fishing-games");
  await expect(grid.first).toBeVisible();
  await grid.scrollTo(24);
  await expect(search).not.toBeInViewport();
  await searchAbove.click();
  await expect(search).toBeFocused();
  await expect(search).toBeInViewport({ ratio: 1 });
  await expect(searchAbove).toBeHidden();
});

test("the first view of a small phone shows six whole slots", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/m/slot-games");
  await expect.poll(() => wholeGames(page)).toBeGreaterThanOrEqual(6);
});
