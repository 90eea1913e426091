import type { Page } from "@playwright/test";
import { cachedCalls, cachedPaths, isCached, openCachedHome } from "./cached-site.ts";
import { expect, moving, test } from "./fixtures.ts";
import { signOut } from "./session.ts";
import type { Texts } from "./texts.ts";

test.use(moving);

test.use({ serviceWorkers: "allow" });

/** Milliseconds on the page's clock after which a visit prefetches for offline use. */
const SUPPLY = 20_000;

/** The calls prefetched then, although their pages were not opened. */
const SUPPLIED = ["getHelpCentre", "listPromotionCategories"];

/** A game list as a player sees it. */
const gamesOf = (page: Page, { t }: Texts) =>
  page.getByRole("main").getByRole("button", { name: new RegExp(`^${t("games.favourite")}: `) });

/** Pictures may be cached too; they are neither a call's response nor a page. */
const PICTURE = /^\/(?!api\/|m\/|console\/)[\w./~-]+\.(svg|png|jpe?g|webp|avif|gif|ico)$/;

/** A player's cached data in browser storage. */
const ownAnswers = (page: Page): Promise<string> =>
  page.evaluate(
    () => `${sessionStorage.getItem("offlineAnswers") ?? ""}${localStorage.getItem("offlineAnswers") ?? ""}`,
  );

test("a second visit without a network shows home, and says that it is offline", {
  tag: "@core",
}, async ({ page, context, words, expecting }) => {
  test.setTimeout(120_000);
  const games = gamesOf(page, words);
  const note = page.getByText(words.t("shell.offline"));
  await openCachedHome(page, words);
  await expect(games.first()).toBeVisible();
  await expect.poll(() => cachedCalls(page)).toContain("listHotGames");

  await expecting({ noAnswer: true });
  await context.setOffline(true);
  await page.reload();
  await expect(note).toBeVisible();
  await expect(games.first()).toBeVisible();

  await context.setOffline(false);
  await expect(note).toBeHidden();
});

test("later visits without a network show cached lists, pictures, help and promotions", async ({
  page,
  context,
  words,
  expecting,
}) => {
  test.setTimeout(120_000);
  const { t } = words;
  await openCachedHome(page, words);
  const main = page.getByRole("main");
  const note = page.getByText(t("shell.offline"));
  const games = gamesOf(page, words);
  const picture = main.locator(".vo-game-tile img").first();
  const expectPicture = () =>
    expect.poll(() => picture.evaluate((image) => Reflect.get(image, "naturalWidth"))).toBeGreaterThan(0);

  await test.step("a visit with a network prefetches help and terms, though nobody opened them", async () => {
    await page.reload();
    await expect(games.first()).toBeVisible();
    // Aborted requests are not cached.
    await expectPicture();
    await expect.poll(() => isCached(picture)).toBe(true);
    await expect(page.getByRole("button", { name: t("service.open") })).toBeVisible();
    await page.clock.fastForward(SUPPLY);
    await expect.poll(() => cachedCalls(page)).toEqual(expect.arrayContaining(SUPPLIED));
    await page.goto("/m/slot-games");
    await expect(games.first()).toBeVisible();
    await expect.poll(() => cachedCalls(page)).toContain("listGames");
  });

  await expecting({ noAnswer: true });
  await context.setOffline(true);

  await test.step("an opened list, home, help and promotions have their content", async () => {
    await page.reload();
    await expect(note).toBeVisible();
    await expect(games.first()).toBeVisible();
    await page.goto("/m/home");
    await expect(note).toBeVisible();
    await expect(games.first()).toBeVisible();
    await expectPicture();
    await expect(main.getByRole("alert")).toHaveCount(0);
    await page.goto("/m/help");
    await expect(
      main
        .getByRole("navigation", { name: t("help.topics") })
        .getByRole("link")
        .first(),
    ).toBeVisible();
    await page.goto("/m/activity");
    await expect(main.getByRole("listitem").getByRole("link").first()).toBeVisible();
  });
});

test("unopened pages say that they need the network", async ({ page, context, words, expecting }) => {
  test.setTimeout(120_000);
  const { t } = words;
  const main = page.getByRole("main");
  const games = gamesOf(page, words);
  await openCachedHome(page, words);
  // A list of another type loads the code shared by all lists, but none of this one's games.
  await page.goto("/m/slot-games");
  await expect(games.first()).toBeVisible();
  await expecting({ noAnswer: true });
  await context.setOffline(true);

  await test.step("a list that was never opened", async () => {
    await page.goto("/m/fishing-games");
    const needs = main.getByText(t("shell.needsNetwork"));
    await expect(needs).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(t("shell.offline"))).toBeHidden();
    await expect(needs).toHaveCount(0);
    // A worker that was just started may detect the network later than the page.
    await expect(async () => {
      const retry = main.getByRole("button", { name: t("common.retry") });
      if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
      await expect(games.first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });

  await test.step("a page whose code was never loaded", async () => {
    await expecting({ code: true });
    await context.setOffline(true);
    await page.goto("/m/app");
    const failure = page.getByRole("alert").filter({ hasText: t("shell.pageFailedTitle") });
    await expect(failure).toContainText(t("errors.network"));

    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.app") })).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});

test("a player's data is only stored with the session and removed with it; shared caches have no momentary data", async ({
  page,
  context,
  words,
  gateway,
  member,
  signedInAs,
  expecting,
}) => {
  test.setTimeout(120_000);
  const { t } = words;
  await gateway.writeToMember(member.username, 2);
  await signedInAs(page, member);
  await openCachedHome(page, words);
  // The worker handles requests from the second visit on.
  await page.reload();
  await expect(page.getByRole("main").locator("img").first()).toBeVisible();
  const messages = page.getByRole("list", { name: t("inbox.list.received") }).getByRole("article");
  await page.goto("/m/webEmail");
  await expect(messages.first()).toBeVisible();

  await test.step("the caches have no player data, and their page no momentary data", async () => {
    const stored = await cachedPaths(page);
    expect(stored).toContain("/m/offline");
    const allowed = [/^\/assets\//, /^\/m\/offline$/, /^\/volado-answers$/, PICTURE];
    expect(stored.filter((path) => !allowed.some((pattern) => pattern.test(path)))).toEqual([]);
    const everybodys = ["listGames", "listHotGames", "listVendorCategories", "listWinners"];
    expect(everybodys).toEqual(expect.arrayContaining([...(await cachedCalls(page))]));
    const shell = await page.evaluate(async () => (await (await caches.match("/m/offline"))?.text()) ?? "");
    expect(shell).toContain('id="volado-pages"');
    expect(shell).toContain("<template data-kind=");
    expect(shell).not.toContain('id="volado-boot"');
  });

  await test.step("the inbox shows without a network while the player is signed in", async () => {
    await expecting({ noAnswer: true });
    await context.setOffline(true);
    await page.reload();
    await expect(messages.first()).toBeVisible();
    expect(await ownAnswers(page)).toContain("listMessages");
    await context.setOffline(false);
  });

  await test.step("and nothing of it is left after sign-out", async () => {
    await page.goto("/m/set");
    await signOut(page, words);
    await expect(page).toHaveURL(/\/m\/(login|home)/);
    expect(await ownAnswers(page)).toBe("");
  });
});
