import { codeFile } from "./code-files.ts";
import { expect, moving, test } from "./fixtures.ts";
import { holdCode } from "./requests.ts";
import { expectToast } from "./toasts.ts";

test.use(moving);

test("a first visit whose code never loads says so, retries once by itself, and starts when the code is available", async ({
  page,
  words: { t },
  language,
  expecting,
}) => {
  await expecting({ noAnswer: true, statuses: [404] });
  let pageRequests = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) pageRequests += 1;
  });
  await page.route("**/assets/vendor-*.js", (route) => route.abort("internetdisconnected"));
  await page.goto("/m/home");
  const note = page.getByRole("alert").filter({ has: page.getByRole("link") });
  const retry = note.getByRole("link", { name: language === "ES" ? "Reintentar" : "Try again" });
  await expect(retry).toBeVisible();
  expect(pageRequests).toBe(2);

  await page.unroute("**/assets/vendor-*.js");
  await retry.click();
  await expect(page.getByRole("main").getByRole("heading", { name: t("home.hot") })).toBeVisible();
  await expect(retry).toBeHidden();
});

test("a first visit that loses its network continues by itself when it is back", async ({
  page,
  context,
  words: { t },
  expecting,
}) => {
  await expecting({ noAnswer: true });
  let lose: () => Promise<void> = async () => undefined;
  const lost = new Promise<void>((done) => {
    lose = async () => {
      await context.setOffline(true);
      done();
    };
  });
  await page.route("**/assets/vendor-*.js", async (route) => {
    await lose();
    await route.abort("internetdisconnected");
  });
  await page.goto("/m/home");
  await lost;
  await expect(page.getByRole("link", { name: "Reintentar" })).toBeVisible();
  await page.unroute("**/assets/vendor-*.js");
  await context.setOffline(false);
  await expect(page.getByRole("main").getByRole("heading", { name: t("home.hot") })).toBeVisible();
});

for (const [address, title, item] of [
  ["/m/activity", "promotions", "/m/home"],
  ["/m/message", "messages", "/m/mine"],
  ["/m/sport-games", "sports", "/m/sport-games"],
  ["/m/app", "app", undefined],
  ["/m/agent", "agentHome", undefined],
] as const)
  test(`before its code, a page shows its title, its item of the menu and placeholders: ${address}`, async ({
    page,
    words: { t },
  }) => {
    const release = await holdCode(page);
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1, name: t(`shell.titles.${title}`) })).toBeVisible();
    await expect(page.locator("main .vo-skeleton").first()).toBeVisible();
    const current = page.locator(".vo-bottom-menu [aria-current=page]");
    if (item === undefined) await expect(page.getByRole("navigation")).toHaveCount(0);
    else await expect(current).toHaveAttribute("href", item);
    release();
  });

test("code that fails to load is blamed on the network though the browser reports one, and loads on retry", async ({
  page,
  words: { t },
  expecting,
}) => {
  await expecting({ noAnswer: true, code: true });
  const missing = `**${codeFile("help/help.screen.tsx")}`;
  const failure = page.getByRole("alert").filter({ hasText: t("shell.pageFailedTitle") });
  const retry = failure.getByRole("button", { name: t("common.retry") });
  // No server at all: a reload would end on the browser's error page.
  const gone = (address: URL) => address.pathname === "/m/help";
  await page.route(missing, async (route) => {
    await page.route(gone, (other) => other.abort("connectionrefused"));
    await route.abort("connectionreset");
  });
  await page.goto("/m/help");
  await expect(failure).toContainText(t("errors.network"));
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await retry.click();
  await expectToast(page, t("errors.network"));
  await expect(failure).toContainText(t("errors.network"));

  await page.unroute(gone);
  await page.unroute(missing);
  await retry.click();
  await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.help") })).toBeVisible();
  await expect(failure).toHaveCount(0);
});
