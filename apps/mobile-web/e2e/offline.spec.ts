import { expect, moving, test } from "./fixtures.ts";
import { keptAddresses, openKeptHome } from "./kept-site.ts";

test.use(moving);

test.use({ serviceWorkers: "allow" });

test("a second visit without a network says what is missing, on new pages too, and goes on by itself", async ({
  page,
  context,
  words,
  expecting,
}) => {
  const { t } = words;
  await openKeptHome(page, words);
  await expecting({ noAnswer: true });
  await context.setOffline(true);

  await test.step("home, which was open before", async () => {
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

  await test.step("a page that was never opened", async () => {
    await expecting({ code: true });
    await context.setOffline(true);
    await page.goto("/m/help");
    const failure = page.getByRole("alert").filter({ hasText: t("shell.pageFailedTitle") });
    await expect(failure).toContainText(t("errors.network"));

    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.help") })).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});

test("nothing about a player is kept: only the page, files and pictures, and the page tells of no moment", async ({
  page,
  words,
  signedInAs,
}) => {
  await signedInAs(page, "jugador");
  await openKeptHome(page, words);
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
