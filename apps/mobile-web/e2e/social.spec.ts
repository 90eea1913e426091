import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { sessionOf } from "./session.ts";
import type { Words } from "./words.ts";

/** The switch of each provider, and one of the people at the sandbox's stand-in for it. */
const providers = [
  { name: "Google", flag: "GOOGLELOGIN3", person: "Ana Torres", account: /^ana_torres\d*$/, path: "google" },
  {
    name: "Facebook",
    flag: "FACEBOOKLOGIN3",
    person: "María López",
    account: /^maria_lopez\d*$/,
    path: "facebook",
  },
] as const;

const [google] = providers;

const buttonOf = (page: Page, { t }: Words, provider: string) =>
  page.getByRole("button", { name: t("social.continueWith", { provider }) });

/** What went wrong, beside the buttons. */
const toldIn = (page: Page, { t }: Words) =>
  page.getByRole("region", { name: t("social.divider") }).getByRole("alert");

/** Taps a provider's button and waits for the window that it opens. */
const openWindow = async (page: Page, words: Words, provider: string): Promise<Page> => {
  const [popup] = await Promise.all([page.waitForEvent("popup"), buttonOf(page, words, provider).click()]);
  await popup.waitForLoadState();
  return popup;
};

test.beforeEach(async ({ gateway }) => {
  for (const { flag } of providers) await gateway.setSwitch(flag, true);
});

test.afterEach(async ({ gateway }) => {
  for (const { flag } of providers) await gateway.setSwitch(flag, true);
});

for (const { name, person, account, path } of providers) {
  test(`an account of ${name} signs in, and the second time is the same player`, async ({
    page,
    words,
    gatewayUrl,
  }) => {
    const strangers: string[] = [];
    page.context().on("request", (request) => {
      if (!request.url().startsWith(`${gatewayUrl}/`)) strangers.push(request.url());
    });
    const seen: string[] = [];
    for (const _ of ["first", "second"]) {
      await page.goto("/m/login");
      const popup = await openWindow(page, words, name);
      const asked = new URL(popup.url());
      expect(asked.pathname).toBe(`/oauth/${path}/authorize`);
      expect(asked.searchParams.get("state")).toMatch(/^[0-9a-f]{48}$/);
      await expect(page.getByText(words.t("social.waiting", { provider: name }))).toBeVisible();
      const login = page.waitForRequest((request) => request.url().endsWith("/api/login"));
      await Promise.all([popup.waitForEvent("close"), popup.getByRole("link", { name: person }).click()]);

      expect(Object.keys((await login).postDataJSON())).toEqual(["data"]);
      await expect(page).toHaveURL(/\/m\/home$/);
      const { userName, firstTimeLogin } = await sessionOf(page);
      expect(userName).toMatch(account);
      expect(firstTimeLogin).toBe(false);
      seen.push(userName);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
        /firebase|id_token|access_token/i,
      );
      await page.evaluate(() => sessionStorage.clear());
    }
    expect(new Set(seen).size).toBe(1);
    expect(strangers).toEqual([]);
  });
}

test("the answer comes through from a provider on another origin, past the opener policy", async ({
  page,
  context,
  words,
  gatewayUrl,
}) => {
  const elsewhere = gatewayUrl.replace("localhost", "127.0.0.1");
  await context.route(`${gatewayUrl}/oauth/google/authorize*`, (route) =>
    route.fulfill({
      status: 302,
      headers: { Location: route.request().url().replace(gatewayUrl, elsewhere) },
    }),
  );
  const response = await page.goto("/m/login");
  expect(response?.headers()["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  const popup = await openWindow(page, words, google.name);
  expect(new URL(popup.url()).origin).toBe(elsewhere);
  await popup.getByRole("link", { name: "Luis Rivera" }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test("nothing of Firebase is loaded before the tap", async ({ page, words }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/m/login");
  await expect(buttonOf(page, words, "Google")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(loaded.filter((address) => /firebase/.test(address))).toEqual([]);
});

for (const { name, flag } of providers) {
  test(`${name} is offered only while ${flag} is on`, async ({ page, words, withSwitch }) => {
    const others = providers.filter((provider) => provider.name !== name);
    for (const path of ["/m/login", "/m/register"]) {
      await withSwitch(flag, false, async () => {
        await page.goto(path);
        for (const other of others) await expect(buttonOf(page, words, other.name)).toBeVisible();
        await expect(buttonOf(page, words, name)).toHaveCount(0);
      });
      await withSwitch(flag, true, async () => {
        await page.goto(path);
        await expect(buttonOf(page, words, name)).toBeVisible();
      });
    }
  });
}

test("a door that closed meanwhile says so", async ({ page, words, gateway, expecting }) => {
  await expecting({ statuses: [403] });
  await page.goto("/m/login");
  const popup = await openWindow(page, words, google.name);
  await gateway.setSwitch(google.flag, false);
  await popup.getByRole("link", { name: google.person }).click();
  await expect(toldIn(page, words)).toHaveText(words.t("errors.signInClosed"));
});

const unanswered = [
  ["closed", "the player closes it", (popup: Page) => popup.close()],
  [
    "denied",
    "the player says no",
    (popup: Page, { t }: Words) => popup.getByRole("link", { name: t("social.cancel") }).click(),
  ],
] as const;

for (const [why, when, end] of unanswered) {
  test(`a window that brings nothing because ${when} leaves the page as it was`, async ({ page, words }) => {
    await page.goto("/m/login");
    await loginPage(page, words).username.fill("agente");
    await end(await openWindow(page, words, google.name), words);
    await expect(page.getByText(words.t(`social.${why}`, { provider: google.name }))).toBeVisible();
    await expect(loginPage(page, words).username).toHaveValue("agente");

    const popup = await openWindow(page, words, google.name);
    await popup.getByRole("link", { name: google.person }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
}

test("the player can call the window off from the page", async ({ page, words }) => {
  await page.goto("/m/login");
  const popup = await openWindow(page, words, google.name);
  await expectAccessible(popup);
  await expectAccessible(page);
  await Promise.all([
    popup.waitForEvent("close"),
    page
      .getByRole("main")
      .getByRole("button", { name: words.t("social.cancel"), exact: true })
      .click(),
  ]);
  await expect(page.getByText(words.t("social.closed", { provider: google.name }))).toBeVisible();
});

test("a blocked window says how to let it open", async ({ page, words }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/m/login");
  await buttonOf(page, words, "Facebook").click();
  await expect(toldIn(page, words)).toHaveText(words.t("social.blocked", { provider: "Facebook" }));
  await expect(buttonOf(page, words, "Facebook")).toBeEnabled();
});

const failures = [
  ["Firebase", "firebaseAuth", "errors.server"],
  ["the gateway", "login", "errors.server"],
] as const;

for (const [who, call, message] of failures) {
  test(`${who} failing in the middle is told, and the button works again`, async ({
    page,
    words,
    failing,
  }) => {
    await page.goto("/m/login");
    await loginPage(page, words).username.fill("agente");
    await failing(call, async () => {
      const popup = await openWindow(page, words, google.name);
      await popup.getByRole("link", { name: google.person }).click();
      await expect(toldIn(page, words)).toHaveText(words.t(message));
    });
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(loginPage(page, words).username).toHaveValue("agente");
    const popup = await openWindow(page, words, google.name);
    await popup.getByRole("link", { name: google.person }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
}

test("the return page clears its address, and without an opener says what to do", async ({ page, words }) => {
  const served = await page.goto("/m/sign-in-return.html#id_token=secret&state=x");
  const headers = served?.headers() ?? {};
  expect(headers["cross-origin-opener-policy"]).toBeUndefined();
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'; /);
  await expect(page).toHaveURL(/\/m\/sign-in-return\.html$/);
  await expectAccessible(page);
  await page.getByText(words.t("social.returned")).getByRole("link").click();
  await expect(page).toHaveURL(/\/m\/login$/);
  // Its few styles are its own.
  expect(await page.evaluate(() => getComputedStyle(document.body).textAlign)).toBe("start");
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/sign-in-return\.html$/);
});
