import type { Page } from "@playwright/test";
import { BIRTHDAY } from "./accounts.ts";
import { expectAccessible } from "./axe.ts";
import type { Console } from "./console.ts";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { menusOf } from "./menus-page.ts";
import { settleDeferred } from "./navigation.ts";
import { registerPage } from "./register-page.ts";
import { sessionOf, signOut } from "./session.ts";
import type { Texts } from "./texts.ts";

/** The switch of each provider, and a user of the sandbox's stand-in for it. */
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

const buttonOf = (page: Page, { t }: Texts, provider: string) =>
  page.getByRole("button", { name: t("social.continueWith", { provider }) });

/** The error next to the buttons. */
const errorIn = (page: Page, { t }: Texts) =>
  page.getByRole("region", { name: t("social.divider") }).getByRole("alert");

/** Taps a provider's button and waits for the window that it opens. */
const openWindow = async (page: Page, words: Texts, provider: string): Promise<Page> => {
  const [popup] = await Promise.all([page.waitForEvent("popup"), buttonOf(page, words, provider).click()]);
  await popup.waitForLoadState();
  return popup;
};

/**
 * Completes the sign-in in a provider's window, which closes it: waiting for a navigation would fail when it closes.
 */
const answerIn = (popup: Page, answer: string): Promise<void> =>
  popup.getByRole("link", { name: answer }).click({ noWaitAfter: true });

/** Completes the registration of an identity without an account; one that an earlier try has registered logs in. */
const completeIn = async (
  page: Page,
  words: Texts,
  gateway: Console,
  account: RegExp,
  end: RegExp = /\/m\/home$/,
) => {
  const { t } = words;
  const dialog = page.getByRole("dialog", { name: t("register.lead") });
  const isIn = () => end.test(page.url());
  await expect.poll(async () => isIn() || (await dialog.isVisible())).toBe(true);
  if (isIn()) return;
  const form = registerPage(page, words, gateway, dialog);
  await expect(dialog.getByText(t("register.lead"))).toBeFocused();
  await expect(form.field("username")).toHaveValue(account);
  expect(await form.shown()).toEqual(["username", "birthday", "captcha", "terms"]);
  // The toast of an earlier sign-out would cover the dialog's close button.
  await expect(page.getByText(t("shell.signedOut"))).toBeHidden();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await form.copyCaptcha();
  await form.submit.click();
  await expect(form.field("birthday")).toBeFocused();
  await expect(page).toHaveURL(/\/m\/login(\?|$)/);
  await form.field("birthday").fill(BIRTHDAY);
  await form.submit.click();
};

test.beforeEach(async ({ gateway }) => {
  for (const { flag } of providers) await gateway.setSwitch(flag, true);
});

test("a Google or Facebook account is registered, and signs in again as one player", async ({
  page,
  words,
  gateway,
  gatewayUrl,
  expecting,
}) => {
  const { t } = words;
  const { bottom } = menusOf(page, words);
  // The login of an identity without an account.
  await expecting({ statuses: [404] });
  const requests: string[] = [];
  page.context().on("request", (request) => requests.push(request.url()));

  await test.step("nothing of Firebase loads before the tap", async () => {
    await page.goto("/m/login");
    await expect(buttonOf(page, words, "Google")).toBeVisible();
    await settleDeferred(page);
    expect(requests.filter((address) => /firebase/.test(address))).toEqual([]);
  });

  const signInAndOut = async ({ name, person, account, path }: (typeof providers)[number]) => {
    const popup = await openWindow(page, words, name);
    const { pathname, searchParams } = new URL(popup.url());
    expect(pathname).toBe(`/oauth/${path}/authorize`);
    expect(searchParams.get("state")).toMatch(/^[0-9a-f]{48}$/);
    await expect(page.getByText(t("social.waiting", { provider: name }))).toBeVisible();
    const login = page.waitForRequest((request) => request.url().endsWith("/api/login"));
    await Promise.all([popup.waitForEvent("close"), answerIn(popup, person)]);

    expect(Object.keys((await login).postDataJSON())).toEqual(["data"]);
    await completeIn(page, words, gateway, account);
    await expect(page).toHaveURL(/\/m\/home$/);
    const { userName, firstTimeLogin } = await sessionOf(page);
    expect(userName).toMatch(account);
    expect(firstTimeLogin).toBe(false);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
      /firebase|id_token|access_token/i,
    );

    await bottom.getByRole("link", { name: t("shell.tabs.profile") }).click();
    await signOut(page, words);
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.getByRole("link", { name: t("shell.login") }).click();
    return userName;
  };
  for (const provider of providers) {
    await test.step(provider.name, async () => {
      const first = await signInAndOut(provider);
      expect(await signInAndOut(provider)).toBe(first);
    });
  }
  expect(requests.filter((address) => !address.startsWith(`${gatewayUrl}/`))).toEqual([]);
});

test("a window without a result leaves the page unchanged, until an answer arrives", async ({
  page,
  context,
  words,
  gateway,
  gatewayUrl,
  failing,
  expecting,
}) => {
  const { t } = words;
  const { username } = loginPage(page, words);
  const note = (why: "closed" | "denied") => page.getByText(t(`social.${why}`, { provider: google.name }));
  await page.clock.install();
  const response = await page.goto("/m/login");
  await username.fill("agente");

  await test.step("the player closes it", async () => {
    const popup = await openWindow(page, words, google.name);
    // The page checks it once at least: a window that was never seen open counts as cut off (ask-provider.ts).
    await page.clock.runFor(1_000);
    await popup.close();
    await expect(note("closed")).toBeVisible();
    await expect(username).toHaveValue("agente");
  });

  await test.step("the player declines", async () => {
    const popup = await openWindow(page, words, google.name);
    await expect(note("closed")).toBeHidden();
    await answerIn(popup, t("social.cancel"));
    await expect(note("denied")).toBeVisible();
    await expect(username).toHaveValue("agente");
  });

  await test.step("the player cancels on the page", async () => {
    const popup = await openWindow(page, words, google.name);
    await expectAccessible(popup);
    await expectAccessible(page);
    await Promise.all([
      popup.waitForEvent("close"),
      page
        .getByRole("main")
        .getByRole("button", { name: t("social.cancel"), exact: true })
        .click(),
    ]);
    await expect(note("closed")).toBeVisible();
  });

  for (const [who, call] of [
    ["Firebase", "firebaseAuth"],
    ["the gateway", "login"],
  ] as const) {
    await test.step(`${who} failing in the middle is reported, and the button works again`, async () => {
      await failing(call, async () => {
        const popup = await openWindow(page, words, google.name);
        await expect(errorIn(page, words)).toHaveCount(0);
        await answerIn(popup, google.person);
        await expect(errorIn(page, words)).toHaveText(t("errors.server"));
      });
      await expect(page).toHaveURL(/\/m\/login$/);
      await expect(username).toHaveValue("agente");
    });
  }

  await test.step("a provider that is switched off meanwhile", async () => {
    await expecting({ statuses: [403] }, async () => {
      const popup = await openWindow(page, words, google.name);
      await gateway.setSwitch(google.flag, false);
      await answerIn(popup, google.person);
      await expect(errorIn(page, words)).toHaveText(t("errors.signInClosed"));
      await gateway.setSwitch(google.flag, true);
    });
  });

  await test.step("an answer arrives from a provider on another origin, past the opener policy", async () => {
    const elsewhere = gatewayUrl.replace("localhost", "127.0.0.1");
    await context.route(`${gatewayUrl}/oauth/google/authorize*`, (route) =>
      route.fulfill({
        status: 302,
        headers: { Location: route.request().url().replace(gatewayUrl, elsewhere) },
      }),
    );
    expect(response?.headers()["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
    await expecting({ statuses: [404] });
    const popup = await openWindow(page, words, google.name);
    expect(new URL(popup.url()).origin).toBe(elsewhere);
    await answerIn(popup, "Luis Rivera");
    await completeIn(page, words, gateway, /^luis_rivera\d*$/);
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

test("a blocked window's sign-in continues with the whole page, and ends where it began", async ({
  page,
  words,
  gateway,
  expecting,
}) => {
  const { t } = words;
  const { username } = loginPage(page, words);
  await expecting({ statuses: [404] });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const continueHere = async () => {
    await buttonOf(page, words, google.name).click();
    await expect(errorIn(page, words)).toContainText(t("social.blocked", { provider: google.name }));
    await page.getByRole("button", { name: t("social.continueHere") }).click();
    await expect(page).toHaveURL(/\/oauth\/google\/authorize/);
  };
  const login = `/m/login?back=${encodeURIComponent("/m/promoCode")}`;
  await page.goto(login);
  await settleDeferred(page);
  await username.fill("agente");

  await test.step("the player declines, and nothing typed is lost", async () => {
    await continueHere();
    await page.getByRole("link", { name: t("social.cancel") }).click();
    await expect(page.getByText(t("social.denied", { provider: google.name }))).toBeVisible();
    await expect(page).toHaveURL(login);
    await expect(username).toHaveValue("agente");
  });

  await test.step("the player signs in", async () => {
    await continueHere();
    await page.getByRole("link", { name: google.person }).click();
    await completeIn(page, words, gateway, google.account, /\/m\/promoCode$/);
    await expect(page).toHaveURL("/m/promoCode");
    expect((await sessionOf(page)).userName).toMatch(google.account);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
      /id_token|signIn/,
    );
  });
});

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
  // The page only uses its own few styles.
  expect(await page.evaluate(() => getComputedStyle(document.body).textAlign)).toBe("start");
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/sign-in-return\.html$/);
});
