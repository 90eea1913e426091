import type { Page } from "@playwright/test";
import { expect, moving, test } from "./fixtures.ts";
import { layoutShift, wholeGames } from "./layout.ts";
import { menusOf } from "./menus-page.ts";
import { scrollToEnd, scrollToTop } from "./navigation.ts";
import { holdCalls } from "./requests.ts";

test.use(moving);

/** Hot games that home shows at once (Spec §9). */
const HOT_PAGE = 9;
/** The title of the hot games links to all of them too (Spec §2 "Category title bar"). */
const HOT_TITLE = 1;
/** Carousels of vendors: 3 RNG, 2 FISH, 1 LIVE (Spec §2). */
const VENDOR_ROWS = 6;
/** Categories that home shows as blocks of vendors (Spec §2). */
const BLOCKS = ["SPORTS", "ESPORTS", "LOTT", "ELOTT"] as const;
/** Home's requests for members only (Spec §6, §7). */
const OWN = ["/api/agent/contract-requests", "/api/favourites/ids", "/api/member/info", "/api/member/wallet"];

/** Paths of the calls that are sent with a player's token, from now on. */
const callsWithToken = (page: Page): ReadonlySet<string> => {
  const paths = new Set<string>();
  page.on("request", (request) => {
    if (request.headers().token) paths.add(new URL(request.url()).pathname);
  });
  return paths;
};

test("home shows a guest all its parts without layout shift, and more notices and hot games on demand", {
  tag: "@core",
}, async ({ page, words: { t } }) => {
  const personal = callsWithToken(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/m/home");
  const main = page.getByRole("main");
  const star = new RegExp(`^${t("games.favourite")}: `);

  const ticker = page.getByRole("region", { name: t("home.notices") });

  await test.step("paused notices don't fold", async () => {
    await ticker.getByRole("button", { name: t("home.pauseNotices") }).click();
    await expect(ticker.getByRole("button", { name: t("home.playNotices") })).toBeVisible();
  });

  await test.step("the first view holds two rows of games", async () => {
    await expect.poll(() => wholeGames(page)).toBeGreaterThanOrEqual(6);
  });

  await test.step("all of it is there, without layout shift or personal requests", async () => {
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
    await expect(main.getByRole("button", { name: star }).nth(HOT_PAGE - 1)).toBeVisible();

    await scrollToEnd(page);
    const winners = main.getByRole("region", { name: t("lowerHome.winners") });
    await expect(winners).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);

    await expect(main.getByRole("link", { name: new RegExp(t("common.seeAll")) })).toHaveCount(
      HOT_TITLE + VENDOR_ROWS + BLOCKS.length,
    );
    for (const type of BLOCKS) {
      const vendors = main.getByRole("list", { name: t(`shell.categories.${type}`), exact: true });
      await expect(vendors.getByRole("link").first()).toBeVisible();
    }
    expect([...personal]).toEqual([]);
    expect(requests.filter((path) => OWN.includes(path))).toEqual([]);
  });
  await scrollToTop(page);

  await test.step("a notice opens whole and closes again", async () => {
    const notice = ticker.getByRole("listitem").getByRole("button").first();
    const line = (await notice.textContent()) ?? "";
    // A hot notice is labelled in its line, not in its title.
    const title = line.replace(t("home.hotNotice", { title: "" }), "");
    await notice.dispatchEvent("click");
    const dialog = page.getByRole("dialog", { name: title, exact: true });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("more hot games load nine at a time, and are still there after going back from one of them", async () => {
    const hot = main.locator("section").filter({ has: page.getByRole("heading", { name: t("home.hot") }) });
    const hotStars = hot.getByRole("button", { name: star });
    await expect(hotStars).toHaveCount(HOT_PAGE);
    await hot.getByRole("button", { name: t("common.showMore") }).click();
    await expect(hotStars).toHaveCount(2 * HOT_PAGE);
    await hot.locator(".vo-game-tile__open").last().click();
    await expect(page).not.toHaveURL(/\/m\/home$/);
    await page.goBack();
    await expect(hotStars).toHaveCount(2 * HOT_PAGE);
    await expect(hotStars.last()).toBeInViewport();
  });
});

test("home on a member's first visit has personal content, and the balance is masked while it refreshes", {
  tag: "@core",
}, async ({ page, words, gateway, member, signedInAs }) => {
  const { t, money } = words;
  const { panel, openPanel } = menusOf(page, words);
  const banner = page.getByRole("banner");
  await gateway.setBalance(member.username, 123_450);
  await signedInAs(page, member);
  const personal = callsWithToken(page);
  await page.goto("/m/home");

  await test.step("the header has the balance, the deposit and the profile, and no login button", async () => {
    await expect(banner.getByText(money(123_450))).toBeAttached();
    await expect(banner.getByRole("button", { name: t("shell.tabs.deposit") })).toBeVisible();
    await expect(banner.getByRole("button", { name: t("shell.profile") })).toBeVisible();
    for (const way of ["shell.login", "shell.register"] as const)
      await expect(page.getByRole("link", { name: t(way) })).toHaveCount(0);
    await expect(banner.getByRole("combobox", { name: t("shell.language") })).toHaveCount(0);
  });

  await test.step("home is whole, with the member's recents among its categories", async () => {
    const rail = page.getByRole("navigation", { name: t("home.categories") });
    await expect(rail.getByRole("link", { name: t("shell.categories.RECENT") })).toBeVisible();
    await scrollToEnd(page);
    await expect(page.getByRole("region", { name: t("lowerHome.winners") })).toBeVisible();
    await expect.poll(() => OWN.filter((path) => !personal.has(path))).toEqual([]);
  });

  await test.step("the panel has the member's name and sum", async () => {
    await openPanel();
    await expect(panel.locator(".app-member__name")).toHaveText(member.username);
    await expect(panel.getByText(money(123_450))).toBeVisible();
    await expect(panel.getByRole("button", { name: t("shell.signOut") })).toBeVisible();
  });

  await test.step("the balance is masked until the new one has loaded, in the header too", async () => {
    await gateway.setBalance(member.username, 67_800);
    const answer = await holdCalls(page, "/api/member/wallet");
    await panel.getByRole("button", { name: t("shell.refreshBalance") }).click();
    const sums = page.locator(".vo-balance__figures");
    await expect(sums).toHaveText(["*****", "*****"]);
    await expect(panel.getByText(t("shell.balanceRefreshing"))).toBeAttached();
    answer();
    await expect(sums).toHaveText([money(67_800), money(67_800)]);
  });
});

test("every category opens its page or switches home, and every vendor shows more", async ({
  page,
  words: { t },
}) => {
  await page.goto("/m/home");
  const rail = page.getByRole("navigation", { name: t("home.categories") });

  await test.step("one of each, and back", async () => {
    await rail.getByRole("link", { name: t("shell.categories.SPORTS"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 2, name: t("shell.categories.SPORTS") })).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home\?category=SPORTS$/);
    await page.goBack();
    await expect(page.getByRole("heading", { name: t("home.hot") })).toBeVisible();
    await rail.getByRole("link", { name: t("shell.categories.FISH") }).click();
    await expect(page).toHaveURL(/\/m\/fishing-games$/);
    await page.goBack();
  });

  await expect(rail.getByRole("link", { name: t("shell.categories.SPORTS"), exact: true })).toBeVisible();
  const targets = await rail
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(targets.length).toBeGreaterThan(8);

  for (const target of targets.filter((href) => href !== "/m/home")) {
    await test.step(target, async () => {
      await rail.locator(`a[href="${target}"]`).click();
      await expect(page).toHaveURL(target);
      if (target.includes("category=")) {
        // The address changes before the page: its first game would still be a hot one.
        await expect(rail.locator(`a[href="${target}"]`)).toHaveAttribute("aria-current", "true");
        const vendors = page.locator("section").filter({ has: page.getByRole("heading", { level: 2 }) });
        await vendors.getByRole("listitem").getByRole("link").first().click();
        // A game and the sportsbook redirect a guest to login: going back while their own address is still current
        // would leave the wrong page.
        await expect(page).not.toHaveURL(/\/m\/(home|play|fb-games)/);
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/m\/home/);
    });
  }
});

test.describe("with motion", () => {
  test.use(moving);

  test("the notices fold once in a visit, without layout shift", async ({ page, words: { t } }) => {
    await page.goto("/m/home");
    const ticker = page.getByRole("region", { name: t("home.notices") });
    const hot = page.getByRole("heading", { name: t("home.hot") });
    const top = () => hot.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    await expect(ticker).toBeVisible();
    const before = await top();
    await expect(ticker).toBeHidden({ timeout: 20_000 });
    await expect.poll(top).toBe(before - 44);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await page.reload();
    await expect(page.getByRole("button", { name: new RegExp(t("games.favourite")) }).first()).toBeVisible();
    await expect(ticker).toHaveCount(0);
    await expect.poll(top).toBe(before - 44);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  });
});
