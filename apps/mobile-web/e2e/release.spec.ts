import type { Page } from "@playwright/test";
import { codeFile } from "./code-files.ts";
import { type Deployments, startDeployments } from "./deployments.ts";
import { expect, test as journey } from "./fixtures.ts";
import { cacheNames, lookForRelease, openKeptHome, releaseMark, untilKept } from "./kept-site.ts";
import { settleDeferred } from "./settled.ts";
import type { Words } from "./words.ts";

const test = journey.extend<{ site: Deployments }>({
  site: async ({ gatewayUrl }, use) => {
    const site = await startDeployments(gatewayUrl);
    await use(site);
    await site.stop();
  },
});

const note = (page: Page, { t }: Words) => {
  const place = page
    .getByRole("status")
    .filter({ has: page.getByRole("button", { name: t("release.take") }) });
  return {
    place,
    take: place.getByRole("button", { name: t("release.take") }),
    later: place.getByRole("button", { name: t("release.later") }),
  };
};

/** Where the code of the pages that are asked for stands: neither is fetched before. */
const LIVE = "vendor-centre.screen.tsx";
const TERMS = "registration/components/terms-dialog.tsx";

/** The path of a piece of code, in whichever release. */
const pieceOf = (source: string): RegExp => new RegExp(codeFile(source).replace(/\.js$/, ""));

/** Home with its games: what a player sees of a page that has come. */
const home = (page: Page, { t }: Words) => page.getByRole("heading", { name: t("home.hot") });

/** Opens home and waits for what comes last of it, so that taps are the app's and no longer the browser's. */
const openAlive = async (page: Page, site: Deployments, t: Words["t"]): Promise<void> => {
  await page.goto(`${site.url}/m/home`);
  await expect(page.getByRole("button", { name: t("service.open") })).toBeVisible();
};

/** A new release takes over at once; when Chromium loses the worker's wish, it is repeated for ten seconds. */
const OFFERED_WITHIN_MS = 30_000;

/** Where a release before is still served whole, as a deployment should leave it (docs/deploying.md). */
const whole = () => true;

/** The code of a page alone is gone; what idle moments fetch is still there. */
const allBut = (source: string) => {
  const piece = pieceOf(source);
  return (path: string) => !piece.test(path);
};

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a new release is offered on an open page, and comes with a tap", { tag: "@core" }, async ({
    page,
    words,
    site,
  }) => {
    test.setTimeout(120_000);
    const offered = note(page, words);
    await openKeptHome(page, words, site.url);
    await expect(offered.place).toBeHidden();

    site.deploy({ mark: "b", leaves: whole });
    await lookForRelease(page);
    await expect(offered.place).toContainText(words.t("release.new"), { timeout: OFFERED_WITHIN_MS });
    // The reload that comes of it is waited for below.
    await offered.take.click({ noWaitAfter: true });
    await expect(releaseMark(page)).toHaveAttribute("content", /-b$/, { timeout: OFFERED_WITHIN_MS });
    await expect(home(page, words)).toBeVisible();
    await expect(offered.place).toBeHidden();
  });

  test("a new release lets forms be filled in, and may wait until the next", async ({
    page,
    words,
    site,
  }) => {
    test.setTimeout(120_000);
    const { t } = words;
    const offered = note(page, words);
    await openKeptHome(page, words, site.url);

    await test.step("nobody is asked while a form is being filled in", async () => {
      await page.getByRole("link", { name: t("shell.login") }).click();
      const username = page.getByRole("textbox", { name: t("auth.username") });
      await username.fill("luc");
      site.deploy({ mark: "b", leaves: whole });
      await lookForRelease(page);
      await untilKept(page);
      await username.pressSequentially("ero");
      await expect(offered.place).toBeHidden();
      await username.fill("");
      await expect(offered.place).toBeVisible({ timeout: OFFERED_WITHIN_MS });
    });

    await test.step("what was offered may wait", async () => {
      await page.goBack();
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(offered.place).toContainText(t("release.new"));
      await offered.later.click();
      await expect(offered.place).toBeHidden();
    });

    await test.step("the next one is offered, and comes with a tap", async () => {
      site.deploy({ mark: "c", leaves: whole });
      await lookForRelease(page);
      await offered.take.click({ noWaitAfter: true, timeout: OFFERED_WITHIN_MS });
      await expect(releaseMark(page)).toHaveAttribute("content", /-c$/, { timeout: OFFERED_WITHIN_MS });
      await expect(home(page, words)).toBeVisible();
    });
  });

  test("the worker can be taken back: what it kept goes, and the page stays", async ({
    page,
    words,
    site,
  }) => {
    test.setTimeout(120_000);
    await openKeptHome(page, words, site.url);
    await expect(home(page, words)).toBeVisible();
    site.deploy({ mark: "a", worker: "sw-off.js" });
    await lookForRelease(page);
    await expect.poll(() => cacheNames(page), { timeout: OFFERED_WITHIN_MS }).toEqual([]);
    // It leaves after its caches, also when a page that was opened before registers it meanwhile.
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await page.evaluate(async () => void (await navigator.serviceWorker.register("/sw.js")));
    await expect.poll(registrations, { timeout: OFFERED_WITHIN_MS }).toBe(0);
    await expect(home(page, words)).toBeVisible();
  });

  test("an old page reloads when its code was taken away, and goes from a broken release to the one before", async ({
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
    await untilKept(page);
    // A second visit is the first that the worker answers.
    await page.goto(`${site.url}/m/home`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect(page.getByRole("button", { name: t("service.open") })).toBeVisible();
    site.pagesAsked();

    site.deploy({ mark: "b", missing: pieceOf(LIVE), leaves: allBut(LIVE) });
    await openLive();
    await expect(releaseMark(page)).toHaveAttribute("content", /-b$/);
    // On the new page: the old one says the same for a moment, before it reloads.
    await expect(page.getByText(t("shell.pageFailed"))).toBeVisible();
    await expect(page).toHaveURL(/\/m\/live-games$/);
    expect(site.pagesAsked()).toBe(1);
    // It asks which release there is whenever it lacks code, and would reload by itself: here by the tap alone.
    await page.route("**/m/live-games", (route) =>
      route.request().resourceType() === "fetch" ? route.fulfill({ body: "" }) : route.continue(),
    );

    site.deploy({ mark: "a" });
    // What comes of the tap is waited for below: here the reload itself would count, which a busy machine makes long.
    await page
      .getByRole("alert")
      .getByRole("button", { name: t("shell.reload") })
      .click({ noWaitAfter: true });
    await expect(live).toBeVisible();
    await expect(releaseMark(page)).toHaveAttribute("content", /-a$/);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  });

  test("a page of HTML that once came under a script's name locks no screen", async ({
    page,
    words,
    site,
    expecting,
  }) => {
    test.setTimeout(120_000);
    const { t } = words;
    await expecting({ code: true });
    await openKeptHome(page, words, site.url);
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

test("an old page whose code a deployment took away reloads, once, at the page that was asked for", async ({
  page,
  words: { t },
  site,
  expecting,
}) => {
  await expecting({ statuses: [404], code: true });
  await openAlive(page, site, t);
  site.pagesAsked();

  site.deploy({ mark: "b", leaves: allBut(LIVE) });
  await page
    .getByRole("link", { name: t("shell.categories.LIVE") })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.live") })).toBeVisible();
  await expect(releaseMark(page)).toHaveAttribute("content", /-b$/);
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await expect(page).toHaveURL(/\/m\/live-games$/);
  expect(site.pagesAsked()).toBe(1);
});

test("a deployment that forgot code is no loop: the page says that it can't be opened", async ({
  page,
  words: { t },
  site,
  expecting,
}) => {
  await expecting({ statuses: [404], code: true });
  await openAlive(page, site, t);
  site.pagesAsked();

  site.deploy({ mark: "b", missing: pieceOf(LIVE), leaves: allBut(LIVE) });
  await page
    .getByRole("link", { name: t("shell.categories.LIVE") })
    .first()
    .click();
  await expect(page.getByText(t("shell.pageFailed"))).toBeVisible();
  await expect(releaseMark(page)).toHaveAttribute("content", /-b$/);
  await expect(page.getByText(t("shell.pageFailed"))).toBeVisible();
  expect(site.pagesAsked()).toBe(1);
});

test("what was typed isn't lost without a word", async ({ page, words, site, expecting }) => {
  const { t } = words;
  await expecting({ statuses: [404], code: true });
  await page.goto(`${site.url}/m/register`);
  const username = page.getByRole("textbox", { name: t("auth.username") });
  await username.fill("lucero");
  // What offers a release comes after the first view.
  await settleDeferred(page);
  site.pagesAsked();

  site.deploy({ mark: "b", leaves: allBut(TERMS) });
  await page.getByRole("link", { name: t("register.terms.link"), exact: true }).click();
  const asked = note(page, words);
  await expect(asked.place).toContainText(t("release.needed"));
  await expect(username).toHaveValue("lucero");
  expect(site.pagesAsked()).toBe(0);

  await asked.take.click({ noWaitAfter: true });
  await expect(releaseMark(page)).toHaveAttribute("content", /-b$/);
  await expect(username).toHaveValue("lucero");
});
