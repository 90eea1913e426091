import type { Page } from "@playwright/test";
import { cacheNames, checkForRelease, openCachedHome, releaseMark, waitForWorker } from "./cached-site.ts";
import { codeFile } from "./code-files.ts";
import { type Deployments, startDeployments } from "./deployments.ts";
import { expect, test as journey } from "./fixtures.ts";
import { settleDeferred } from "./navigation.ts";
import type { Texts } from "./texts.ts";

const test = journey.extend<{ site: Deployments }>({
  site: async ({ gatewayUrl }, use) => {
    const site = await startDeployments(gatewayUrl);
    await use(site);
    await site.stop();
  },
});

const note = (page: Page, { t }: Texts) => {
  const place = page
    .getByRole("status")
    .filter({ has: page.getByRole("button", { name: t("release.take") }) });
  return {
    place,
    take: place.getByRole("button", { name: t("release.take") }),
    later: place.getByRole("button", { name: t("release.later") }),
  };
};

/** Pages whose code isn't preloaded. */
const LIVE = "vendor-centre.screen.tsx";
const TERMS = "registration/components/terms-dialog.tsx";

/** The path of a chunk, in any release. */
const pieceOf = (source: string): RegExp => new RegExp(codeFile(source).replace(/\.js$/, ""));

/** Home with its games. */
const home = (page: Page, { t }: Texts) => page.getByRole("heading", { name: t("home.hot") });

/** Opens home and waits for the part that loads last: from then on the app handles taps, not the browser. */
const openHome = async (page: Page, site: Deployments, t: Texts["t"]): Promise<void> => {
  await page.goto(`${site.url}/m/home`);
  await expect(page.getByRole("button", { name: t("service.open") })).toBeVisible();
};

/** A new release takes over at once; when Chromium loses the worker's skipWaiting, it is repeated for ten seconds. */
const OFFERED_WITHIN_MS = 30_000;

/** Releases that are still served completely, as a deployment should (docs/deploying.md). */
const whole = () => true;

/** Only one page's code is gone; code preloaded when idle is still there. */
const allBut = (source: string) => {
  const piece = pieceOf(source);
  return (path: string) => !piece.test(path);
};

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a new release is offered on an open page, and is applied on a tap", { tag: "@core" }, async ({
    page,
    words,
    site,
  }) => {
    test.setTimeout(120_000);
    const offered = note(page, words);
    await openCachedHome(page, words, site.url);
    await expect(offered.place).toBeHidden();

    site.deploy({ mark: "b", leaves: whole });
    await checkForRelease(page);
    await expect(offered.place).toContainText(words.t("release.new"), { timeout: OFFERED_WITHIN_MS });
    // The resulting reload is awaited below.
    await offered.take.click({ noWaitAfter: true });
    await expect(releaseMark(page)).toHaveAttribute("content", /-b$/, { timeout: OFFERED_WITHIN_MS });
    await expect(home(page, words)).toBeVisible();
    await expect(offered.place).toBeHidden();
  });

  test("the worker can be removed: its caches go, and the page stays", async ({ page, words, site }) => {
    test.setTimeout(120_000);
    await openCachedHome(page, words, site.url);
    await expect(home(page, words)).toBeVisible();
    site.deploy({ mark: "a", worker: "sw-off.js" });
    await checkForRelease(page);
    await expect.poll(() => cacheNames(page), { timeout: OFFERED_WITHIN_MS }).toEqual([]);
    // It is unregistered after its caches are deleted, even if an open page registers it in the meantime.
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await page.evaluate(async () => void (await navigator.serviceWorker.register("/sw.js")));
    await expect.poll(registrations, { timeout: OFFERED_WITHIN_MS }).toBe(0);
    await expect(home(page, words)).toBeVisible();
  });

  test("an old page reloads when its code was removed, and falls back from a broken release to the previous one", async ({
    page,
    words: { t },
    site,
    expecting,
  }) => {
    test.setTimeout(120_000);
    await expecting({ statuses: [404], code: true });
    const openLive = () =>
      page
        .getByRole("link", { name: t("shell.categories.LIVE") })
        .first()
        .click();
    const live = page.getByRole("heading", { level: 1, name: t("shell.titles.live") });
    await page.goto(`${site.url}/m/home`);
    await waitForWorker(page);
    // The worker handles requests from the second visit on.
    await page.goto(`${site.url}/m/home`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect(page.getByRole("button", { name: t("service.open") })).toBeVisible();
    site.pageRequests();

    site.deploy({ mark: "b", missing: pieceOf(LIVE), leaves: allBut(LIVE) });
    await openLive();
    await expect(releaseMark(page)).toHaveAttribute("content", /-b$/);
    // On the new page: the old one briefly shows the same before it reloads.
    await expect(page.getByText(t("shell.pageFailed"))).toBeVisible();
    await expect(page).toHaveURL(/\/m\/live-games$/);
    expect(site.pageRequests()).toBe(1);
    // It checks the release whenever code is missing, and would reload automatically; here only the tap reloads.
    await page.route("**/m/live-games", (route) =>
      route.request().resourceType() === "fetch" ? route.fulfill({ body: "" }) : route.continue(),
    );

    site.deploy({ mark: "a" });
    // The tap's result is awaited below: on a busy machine the reload takes long.
    await page
      .getByRole("alert")
      .getByRole("button", { name: t("shell.reload") })
      .click({ noWaitAfter: true });
    await expect(live).toBeVisible();
    await expect(releaseMark(page)).toHaveAttribute("content", /-a$/);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  });

  test("an HTML page that once came under a script's name doesn't lock any screen", async ({
    page,
    words,
    site,
    expecting,
  }) => {
    test.setTimeout(120_000);
    const { t } = words;
    await expecting({ code: true });
    await openCachedHome(page, words, site.url);
    site.deploy({ mark: "a", wrong: pieceOf(LIVE) });
    await page
      .getByRole("link", { name: t("shell.categories.LIVE") })
      .first()
      .click();
    await expect(page.getByText(t("shell.pageFailed"))).toBeVisible();

    site.deploy({ mark: "a" });
    await page.goto(`${site.url}/m/live-games`);
    await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.live") })).toBeVisible();
  });
});

test("an old page whose code a deployment removed reloads, once, at the requested page", async ({
  page,
  words: { t },
  site,
  expecting,
}) => {
  await expecting({ statuses: [404], code: true });
  await openHome(page, site, t);
  site.pageRequests();

  site.deploy({ mark: "b", leaves: allBut(LIVE) });
  await page
    .getByRole("link", { name: t("shell.categories.LIVE") })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.live") })).toBeVisible();
  await expect(releaseMark(page)).toHaveAttribute("content", /-b$/);
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await expect(page).toHaveURL(/\/m\/live-games$/);
  expect(site.pageRequests()).toBe(1);
});

test("input isn't lost without a warning", async ({ page, words, site, expecting }) => {
  const { t } = words;
  await expecting({ statuses: [404], code: true });
  await page.goto(`${site.url}/m/register`);
  const username = page.getByRole("textbox", { name: t("auth.username") });
  await username.fill("lucero");
  // The release prompt loads after the first view.
  await settleDeferred(page);
  site.pageRequests();

  site.deploy({ mark: "b", leaves: allBut(TERMS) });
  await page.getByRole("link", { name: t("register.terms.link"), exact: true }).click();
  const offer = note(page, words);
  await expect(offer.place).toContainText(t("release.needed"));
  await expect(username).toHaveValue("lucero");
  expect(site.pageRequests()).toBe(0);

  await offer.take.click({ noWaitAfter: true });
  await expect(releaseMark(page)).toHaveAttribute("content", /-b$/);
  await expect(username).toHaveValue("lucero");
});
