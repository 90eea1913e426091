import { expect, moving, test } from "./fixtures.ts";
import { keptAddresses, untilKept } from "./kept-site.ts";

test.use(moving);

test.use({ serviceWorkers: "allow" });

test("a second visit without a network shows the site, says what is missing, and goes on by itself", async ({
  page,
  context,
  words: { t },
  expecting,
}) => {
  await page.goto("/m/home");
  await untilKept(page);

  await expecting({ noAnswer: true });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("navigation", { name: t("shell.mainMenu") })).toBeVisible();
  await expect(page.getByText(t("shell.offline"))).toBeVisible();
  const main = page.getByRole("main");
  const missing = main.getByRole("alert").filter({ hasText: t("home.failed") });
  await expect(missing.first()).toBeVisible();
  await missing
    .first()
    .getByRole("button", { name: t("common.retry") })
    .click();
  await expect(missing.first()).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(t("shell.offline"))).toBeHidden();
  await expect(missing).toHaveCount(0);
  await expect(
    main.getByRole("button", { name: new RegExp(`^${t("games.favourite")}: `) }).first(),
  ).toBeVisible();
});

test("a page that was never opened says without a network that it can't come, and comes with it", async ({
  page,
  context,
  words: { t },
  expecting,
}) => {
  await page.goto("/m/home");
  await untilKept(page);
  await expecting({ noAnswer: true, code: true });
  await context.setOffline(true);
  await page.goto("/m/help");
  const failure = page.getByRole("alert").filter({ hasText: t("shell.pageFailedTitle") });
  await expect(failure).toContainText(t("errors.network"));

  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.help") })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test("nothing about a player is kept: only the page, files and pictures, and the page tells of no moment", async ({
  page,
  signedInAs,
}) => {
  await signedInAs(page, "jugador");
  await page.goto("/m/home");
  await untilKept(page);
  // A second visit is the first that the worker answers.
  await page.reload();
  await expect(page.getByRole("main").locator("img").first()).toBeVisible();

  const { "volado-code": code = [], "volado-pictures": pictures = [], ...pages } = await keptAddresses(page);
  expect(Object.values(pages)).toEqual([["/m/offline"]]);
  expect(Object.keys(pages)[0]).toMatch(/^volado-page-/);
  for (const address of code) expect(address).toMatch(/^\/assets\//);
  for (const address of pictures) expect(address).not.toMatch(/^\/(api|m)\b/);
  const kept = await page.evaluate(async () => (await (await caches.match("/m/offline"))?.text()) ?? "");
  expect(kept).toContain('id="volado-pages"');
  expect(kept).toContain("<template data-kinds=");
  expect(kept).not.toContain('id="volado-boot"');
});
