import type { Page } from "@playwright/test";
import { codeFile } from "./code-files.ts";
import { expect, moving, test } from "./fixtures.ts";
import { openSettled, openToEnd, scrollToEnd } from "./navigation.ts";
import type { Texts } from "./texts.ts";

test.use(moving);

/** Carousels of vendors: 3 RNG, 2 FISH, 1 LIVE (Spec §2). */
const VENDOR_ROWS = 6;
/** Milliseconds between two of home's requests (Spec §9). */
const STAGGER = 400;
/** Maximum tab stops on home: each carousel is one (docs/decisions/094). */
const MOST_STOPS = 120;

const lowerHome = (page: Page, { t }: Texts) => {
  const main = page.getByRole("main");
  return {
    winners: main.getByRole("region", { name: t("lowerHome.winners") }),
    hot: main.getByRole("heading", { name: t("home.hot") }),
    rows: main.getByRole("button", { name: t("lowerHome.pauseRows") }),
    stoppedRows: main.getByRole("button", { name: t("lowerHome.playRows") }),
    firstRow: main
      .locator("section")
      .filter({ has: page.getByRole("button", { name: t("lowerHome.pauseRows") }) })
      .first()
      .getByRole("list"),
    failures: main.getByRole("alert").filter({ hasText: t("home.failed") }),
  };
};

/** The page's tab stops. */
interface FocusStops {
  readonly count: number;
  /** Text of those in the page's middle that a bar covers, at least partly, while they have the focus. */
  readonly underBars: readonly string[];
}

/** Focuses each stop, as the Tab key would, and checks its position. */
const focusStops = (page: Page): Promise<FocusStops> =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>("a[href], button, input, select, [tabindex]");
    const stops = [...all].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(":disabled"),
    );
    const underBars: string[] = [];
    const top = document.querySelector(".vo-header")?.getBoundingClientRect().bottom ?? 0;
    const bottom = document.querySelector(".vo-bottom-menu")?.getBoundingClientRect().top ?? innerHeight;
    for (const stop of stops.filter((element) => element.closest("main"))) {
      stop.focus();
      const place = stop.getBoundingClientRect();
      const fits = place.height < bottom - top;
      if (fits && (place.top < top - 1 || place.bottom > bottom + 1))
        underBars.push(stop.getAttribute("aria-label") ?? stop.textContent);
    }
    return { count: stops.length, underBars };
  });

test("home loads its parts one by one, moves until it is stopped, and has few tab stops", async ({
  page,
  words,
  language,
  signedInAs,
}) => {
  const { t } = words;
  const { winners, hot, rows, stoppedRows, firstRow } = lowerHome(page, words);
  const main = page.getByRole("main");
  await signedInAs(page, "jugador");
  await openToEnd(page, "/m/home");
  await expect(winners).toBeVisible();

  await test.step("scrolling down has loaded carousels and winners one by one, after the first view", async () => {
    const requests = () =>
      page.evaluate(() => {
        const isLater = (name: string) => /\/api\/(games|winners)\?/.test(name);
        const resources = performance
          .getEntriesByType("resource")
          .filter(({ name }) => isLater(name))
          .sort((one, other) => one.startTime - other.startTime);
        const banner = document.querySelector<HTMLImageElement>("main img");
        return {
          requested: resources.map(({ name, startTime }) => ({ name, startTime })),
          seen: performance.getEntriesByName(banner?.currentSrc ?? "")[0]?.startTime ?? 0,
        };
      });
    await expect.poll(async () => (await requests()).requested).toHaveLength(VENDOR_ROWS + 1);
    const { requested, seen } = await requests();
    // use-request-queue.test.tsx tests the time between two requests.
    expect(requested[0]?.startTime).toBeGreaterThan(seen);

    // 36 games of each carousel, the 20 latest winners of all games (Spec §9).
    const queries = requested.map(({ name }) => Object.fromEntries(new URL(name).searchParams));
    const row = (gameType: string, gameClassify: string) =>
      expect.objectContaining({
        gameType,
        gameClassify,
        pageNo: "1",
        pageSize: "36",
        vassalage: expect.any(String),
      });
    const [slots, fish, live] = [row("RNG", "NEW"), row("FISH", "ALL"), row("LIVE", "ALL")];
    expect(queries).toEqual([
      ...[slots, slots, slots, fish, fish, live],
      { gameCategory: "ALL", language, limitNum: "20" },
    ]);
  });

  await test.step("the carousels move by themselves until one tap stops them all", async () => {
    await firstRow.scrollIntoViewIfNeeded();
    await expect(rows).toHaveCount(VENDOR_ROWS);
    await expect.poll(() => firstRow.evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(0);
    await rows.first().click();
    await expect(stoppedRows).toHaveCount(VENDOR_ROWS);
    await expect(rows).toHaveCount(0);
  });

  await test.step("the keyboard skips each carousel's items, and no focused element is under a bar", async () => {
    const { count, underBars } = await focusStops(page);
    expect(count).toBeGreaterThan(2 * VENDOR_ROWS);
    expect(count).toBeLessThanOrEqual(MOST_STOPS);
    expect(underBars).toEqual([]);
    await expect(main.getByRole("heading", { name: /^.+, \d+$/ }).first()).toBeVisible();
  });

  await test.step("the bottom menu's home item switches back to hot games", async () => {
    const category = (name: string) =>
      page.getByRole("navigation", { name: t("home.categories") }).getByRole("link", { name, exact: true });
    await category(t("shell.categories.SPORTS")).click();
    await expect(page).toHaveURL(/\/m\/home\?category=SPORTS$/);
    await expect(hot).toBeHidden();
    await page
      .getByRole("navigation", { name: t("shell.mainMenu") })
      .getByRole("link", { name: t("shell.tabs.home") })
      .click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(hot).toBeVisible();
    await expect(category(t("shell.categories.HOT"))).toHaveAttribute("aria-current", "true");
  });
});

test("home that is not scrolled only loads what is near the screen", async ({ page, words }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(games|winners)$/.test(pathname)) requests.push(pathname);
  });
  await page.clock.install();
  await openSettled(page, "/m/home");
  // More than enough time for every part to send its request.
  for (let turn = 0; turn < 2 * VENDOR_ROWS; turn++) await page.clock.fastForward(2 * STAGGER);
  await expect(page.locator("main .app-winners-skeleton")).toHaveCount(1);
  await expect(lowerHome(page, words).winners).toHaveCount(0);
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.length).toBeLessThan(VENDOR_ROWS);
  expect(requests).not.toContain("/api/winners");
});

test("failed hot games, carousels and winners say so, and load on retry", async ({
  page,
  words,
  gateway,
  expecting,
}) => {
  await expecting({ statuses: [500] });
  await gateway.breakCalls({ listHotGames: "error", listGames: "error", listWinners: "error" });
  await openToEnd(page, "/m/home");
  const { failures, winners, hot } = lowerHome(page, words);
  const failed = VENDOR_ROWS + 2;
  await expect(failures).toHaveCount(failed);
  await expect(hot).toBeVisible();
  await gateway.heal();
  await winners.getByRole("button", { name: words.t("common.retry") }).click();
  await expect(winners.getByRole("listitem").first()).toBeVisible();
  for (const left of [failed - 2, failed - 3]) {
    await failures
      .first()
      .getByRole("button", { name: words.t("common.retry") })
      .click();
    await expect(failures).toHaveCount(left);
  }
});

test("home code that fails to load leaves the first view unchanged", async ({ page, words, expecting }) => {
  await expecting({ noAnswer: true });
  const files = [codeFile("home/lower-home.tsx"), codeFile("components/banner-show.tsx")];
  const code = ({ pathname }: URL) => files.includes(pathname);
  await page.route(code, (route) => route.abort("connectionreset"));
  await page.goto("/m/home");
  const { failures, hot, winners } = lowerHome(page, words);
  await expect(failures).toHaveCount(1);
  await expect(hot).toBeVisible();
  await expect(page.locator(".app-banner-first")).toBeVisible();
  await page.unroute(code);
  await failures.getByRole("button", { name: words.t("common.retry") }).click();
  await scrollToEnd(page);
  await expect(winners).toBeVisible();
});
