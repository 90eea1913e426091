import { expectAccessible } from "./axe.ts";
import { expect, moving, test } from "./fixtures.ts";
import { doubleText } from "./layout.ts";
import { openSettled } from "./navigation.ts";
import { holdCalls, holdCode } from "./requests.ts";
import { SEARCH_REST_MS, stopClock } from "./search-clock.ts";
import { searchesOf, searchOverlay } from "./search-overlay.ts";

test.use(moving);

/** Part of the names of 17 slots in the seeded world: two pages of a search (Spec §9 "slot search 10"). */
const TERM = "oro";
const FOUND = 17;
const PAGE = 10;
/** Slots with "luna" in their name. */
const LUNAS = 12;
/** Part of no slot's name. */
const UNKNOWN = "zzzz";

test("a search is cleared at once, and a late response never replaces that of a newer one", async ({
  page,
  words,
}) => {
  const search = searchOverlay(page, words);
  const results = search.found.getByRole("listitem");
  const clear = search.dialog.getByRole("button", { name: words.t("games.search.clear") });
  await page.clock.install();
  await page.goto("/m/home");
  const requests = searchesOf(page);
  await search.open();

  await test.step("an empty name clears the results at once, and a blank one sends no request", async () => {
    await expect(search.hot.getByRole("listitem")).toHaveCount(9);
    await search.field.fill("coyote");
    await expect(results).toHaveCount(PAGE);
    await stopClock(page);
    await search.field.fill("   ");
    await expect(search.found).toBeHidden();
    await expect(search.hot.getByRole("listitem")).toHaveCount(9);
    await page.clock.runFor(2 * SEARCH_REST_MS);
    expect(requests).toHaveLength(1);
    await page.clock.resume();

    await search.field.fill("coyote");
    await expect(results).toHaveCount(PAGE);
    await clear.click();
    await expect(search.found).toBeHidden();
    await expect(search.field).toBeFocused();
    expect(requests).toHaveLength(1);
  });

  await test.step("a late response never replaces that of a newer search", async () => {
    const release = await holdCalls(page, ({ searchParams }) => searchParams.get("gameName") === "sol");
    const late = page.waitForRequest(/gameName=sol&/);
    await search.field.fill("sol");
    await search.field.press("Enter");
    await late;
    await expect(search.field).toHaveAttribute("aria-busy", "true");
    await search.field.fill("luna");
    await search.field.press("Enter");
    await search.says(search.foundSoMany(LUNAS, "luna"));
    release();
    await search.more.click();
    await expect(results).toHaveCount(LUNAS);
    await search.says(search.foundSoMany(LUNAS, "luna"));
    for (const tile of await results.all()) await expect(tile).toContainText(/luna/i);
  });
});

test("code that fails to load is reported, and what is tapped and typed while it loads again is not lost", async ({
  page,
  words,
  expecting,
}) => {
  const code = "**/assets/slot-search*.js";
  const search = searchOverlay(page, words);
  const early = page.getByRole("searchbox", { name: words.t("games.search.field") });
  await openSettled(page, "/m/home");
  await expecting({ noAnswer: true }, async () => {
    await page.route(code, (route) => route.abort("connectionreset"));
    await search.opener.click();
    const message = page.getByRole("alert").filter({ hasText: words.t("errors.network") });
    await expect(message).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveCount(0);
    await message.getByRole("button", { name: words.t("common.close") }).click();
    await page.unroute(code);
  });

  const release = await holdCode(page, code);
  // The failed attempt's history entry is removed first.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.search))).toBe(false);
  await search.opener.click();
  await expect(early).toBeFocused();
  await page.keyboard.type("lu");
  release();
  await expect(search.field).toBeFocused();
  await page.keyboard.type("na");
  await expect(search.field).toHaveValue("luna");
  await search.says(search.foundSoMany(LUNAS, "luna"));
  await search.close.click();
  await expect(search.opener).toBeFocused();
  await search.open();
  await expect(search.field).toHaveValue("");
});

test("favourites are listed first, thirty a page", async ({ page, words, signedInAs }) => {
  const server = await signedInAs(page, "jugador");
  await server.starSlots(35);
  const search = searchOverlay(page, words);
  await page.goto("/m/home");
  await search.open();
  const tiles = search.collection.getByRole("listitem");
  await expect(tiles).toHaveCount(30);
  await search.moreFavourites.click();
  await expect(tiles).toHaveCount(35);
  await expect(search.moreFavourites).toBeHidden();
  await expect((await search.tile(search.collection, 31)).open).toBeFocused();
});

test("the keyboard alone finds and opens a slot", async ({ page, words }) => {
  const search = searchOverlay(page, words);
  await openSettled(page, "/m/home");
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  await search.opener.focus();
  await page.keyboard.press("Enter");
  await expect(search.field).toBeFocused();
  await page.keyboard.type(TERM);
  await page.keyboard.press("Enter");
  const found = await search.tile(search.found, 1);
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(found.open).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByTitle(found.name)).toBeVisible();
});

test("loading, failure, no results and offline look different, are accessible, and retry works", async ({
  page,
  words,
  failing,
  context,
  expecting,
}) => {
  const { t } = words;
  const search = searchOverlay(page, words);
  await page.goto("/m/live-games");
  await search.open();
  await expect(search.hot.getByRole("listitem")).toHaveCount(9);
  await expectAccessible(page);

  const nothing = search.dialog.getByRole("heading", { name: t("gameSearch.empty.title") });
  const failure = search.dialog.getByRole("alert").filter({ hasText: t("games.failed") });
  const release = await holdCalls(page, "/api/games");
  await search.field.fill("luna");
  await expect(search.field).toHaveAttribute("aria-busy", "true");
  await expect(search.dialog.getByText(t("common.loading"))).toBeAttached();
  await expect(nothing.or(failure)).toHaveCount(0);
  release();
  await expect(search.found.getByRole("listitem")).toHaveCount(PAGE);
  await expectAccessible(page);

  await failing("listGames", async () => {
    await search.field.fill(TERM);
    await expect(failure).toContainText(t("errors.server"));
  });
  // Other types are requested once the slots have loaded; only the slots' next page fails below.
  const others = ["FISH", "PVP", "LIVE"].map((type) =>
    page.waitForResponse((answer) => {
      const { searchParams } = new URL(answer.url());
      return searchParams.get("gameType") === type && searchParams.get("gameName") === TERM;
    }),
  );
  await failure.getByRole("button", { name: t("common.retry") }).click();
  await expect(search.found.getByRole("listitem")).toHaveCount(PAGE);
  await Promise.all(others);

  await failing("listGames", async () => {
    await search.more.click();
    await expect(search.dialog.getByText(t("errors.loadingFailed"))).toBeVisible();
    await expect(search.found.getByRole("listitem")).toHaveCount(PAGE);
  });
  await search.dialog
    .getByRole("button", { name: `${t("common.retry")}: ${t("gameSearch.results")}` })
    .click();
  await expect(search.found.getByRole("listitem")).toHaveCount(FOUND);

  await expecting({ noAnswer: true }, async () => {
    await context.setOffline(true);
    await search.field.fill("coyote");
    await expect(search.dialog.getByRole("heading", { name: t("games.failed") })).toBeVisible();
    await expect(search.dialog.getByText(t("shell.needsNetwork"))).toBeVisible();
    // The failed request is retried once the network is back.
    await context.setOffline(false);
    await expect(search.found.getByRole("listitem")).toHaveCount(PAGE);
  });

  await search.field.fill(UNKNOWN);
  await expect(nothing).toBeVisible();
  await expect(failure).toHaveCount(0);
  await search.says(t("gameSearch.empty.title"));
  await expectAccessible(page);
  await doubleText(page);
  await expect
    .poll(() => search.dialog.evaluate((overlay) => overlay.scrollWidth - overlay.clientWidth))
    .toBe(0);
});
