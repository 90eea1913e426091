import type { Page } from "@playwright/test";
import { codeFile } from "./code-files.ts";
import { type Deployments, startDeployments } from "./deployments.ts";
import { expect, test as journey } from "./fixtures.ts";
import { cacheNames, lookForRelease, openKeptHome, releaseMark, untilKept } from "./kept-site.ts";
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

/**
 * Opens home and waits for the last piece of code that idle moments bring: one that a deployment took away then would
 * bring the page anew before the tap. On a busy machine the network rests between two of them.
 */
const openAtRest = async (page: Page, site: Deployments): Promise<void> => {
  const piece = codeFile("screens/games/game-list.screen.tsx").replace(/\.js$/, "");
  const last = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith(piece));
  await page.goto(`${site.url}/m/home`);
  await (await last).finished();
  await page.waitForLoadState("networkidle");
};

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a new release lets forms be filled in, may wait, comes with a tap, and can be taken back", async ({
    page,
    words,
    site,
  }) => {
    const { t } = words;
    const offered = note(page, words);
    await openKeptHome(page, words, site.url);
    // What idle moments bring has come before a deployment takes it away.
    await page.waitForLoadState("networkidle");
    await expect(offered.place).toBeHidden();

    await test.step("nobody is asked while a form is being filled in", async () => {
      await page.getByRole("link", { name: t("shell.login") }).click();
      const username = page.getByRole("textbox", { name: t("auth.username") });
      await username.fill("luc");
      site.deploy({ mark: "b" });
      await lookForRelease(page);
      await expect.poll(async () => (await cacheNames(page)).some((name) => name.endsWith("-b"))).toBe(true);
      await username.pressSequentially("ero");
      await expect(offered.place).toBeHidden();
      await username.fill("");
      await expect(offered.place).toBeVisible();
    });

    await test.step("a new release is offered, and may wait", async () => {
      await page.goBack();
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(offered.place).toContainText(t("release.new"));
      await offered.later.click();
      await expect(offered.place).toBeHidden();
    });

    await test.step("it is there after a tap", async () => {
      site.deploy({ mark: "c" });
      await lookForRelease(page);
      // The reload that comes of it is waited for below.
      await offered.take.click({ noWaitAfter: true });
      await expect(releaseMark(page)).toHaveAttribute("content", /-c$/);
      await untilKept(page);
      expect((await cacheNames(page)).filter((name) => name.startsWith("volado-page-"))).toEqual([
        `volado-page-${await releaseMark(page).getAttribute("content")}`,
      ]);
    });

    await test.step("the worker can be taken back: what it kept goes, and the page stays", async () => {
      await expect(page.getByRole("main").locator("img").first()).toBeVisible();
      site.deploy({ mark: "c", worker: "sw-off.js" });
      await lookForRelease(page);
      await expect.poll(() => cacheNames(page)).toEqual([]);
      // It leaves after its caches, also when a page that was opened before registers it meanwhile.
      const registrations = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await page.evaluate(async () => void (await navigator.serviceWorker.register("/sw.js")));
      await expect.poll(registrations).toBe(0);
      await expect(page.getByRole("main").locator("img").first()).toBeVisible();
    });
  });

  test("an old page that the worker answers comes anew when a deployment took its code away, and from a broken release to the one before", async ({
    page,
    words: { t },
    site,
    expecting,
  }) => {
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
    await page.waitForLoadState("networkidle");
    site.pagesAsked();

    const missing = new RegExp(codeFile("vendor-centre.screen.tsx").replace(/\.js$/, ""));
    site.deploy({ mark: "b", missing });
    await openLive();
    await expect(releaseMark(page)).toHaveAttribute("content", /-b$/);
    // On the new page: the old one says the same for a moment, before it comes anew.
    await expect(page.getByText(t("shell.pageFailed"))).toBeVisible();
    await expect(page).toHaveURL(/\/m\/live-games$/);
    expect(site.pagesAsked()).toBe(1);
    // It asks which release there is whenever it lacks code, and would come anew by itself: here by the tap alone.
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
});

test("an old page whose code a deployment took away comes anew, once, at the page that was asked for", async ({
  page,
  words: { t },
  site,
  expecting,
}) => {
  await expecting({ statuses: [404], code: true });
  await openAtRest(page, site);
  site.pagesAsked();

  site.deploy({ mark: "b" });
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
  await openAtRest(page, site);
  site.pagesAsked();

  const missing = new RegExp(codeFile("vendor-centre.screen.tsx").replace(/\.js$/, ""));
  site.deploy({ mark: "b", missing });
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
  // What offers a release comes after the first view; on a busy machine the network may rest before.
  await expect(page.locator(".app-deferred")).toBeAttached();
  await page.waitForLoadState("networkidle");
  site.pagesAsked();

  site.deploy({ mark: "b" });
  await page.getByRole("link", { name: t("register.terms.link"), exact: true }).click();
  const asked = note(page, words);
  await expect(asked.place).toContainText(t("release.needed"));
  await expect(username).toHaveValue("lucero");
  expect(site.pagesAsked()).toBe(0);

  await asked.take.click({ noWaitAfter: true });
  await expect(releaseMark(page)).toHaveAttribute("content", /-b$/);
});
