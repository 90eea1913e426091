import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { holdCalls, watchPending } from "./requests.ts";
import { sessionOf } from "./session.ts";
import { MERCHANT } from "./site-facts.ts";
import type { Texts } from "./texts.ts";
import { expectToast } from "./toasts.ts";

const askToLeave = async (page: Page, { t }: Texts) => {
  await page
    .getByRole("main")
    .getByRole("button", { name: t("shell.signOut") })
    .click();
  return page.getByRole("alertdialog", { name: t("common.logoutQuestion") });
};

/** The player's data in browser storage. */
const traces = (page: Page, name: string) =>
  page.evaluate(
    (account) => ({
      session: [localStorage, sessionStorage].some((area) => area.getItem("MC_SESSION_INFO") !== null),
      trial: sessionStorage.getItem("trialUserName"),
      autoLogin: localStorage.getItem("autoLogin"),
      answers: Object.entries({ ...localStorage }).filter(
        ([key, text]) => key !== "rememberedLogin" && `${key} ${text}`.includes(account),
      ),
    }),
    name,
  );

test("signing out asks first, waits for the gateway, leaves nothing behind, and ends the other tab too", {
  tag: "@core",
}, async ({ page, context, words, request }) => {
  const { t } = words;
  await page.goto("/m/login?back=%2Fm%2Fmine");
  await loginPage(page, words).remember.check();
  await loginPage(page, words).logIn("jugador");
  await expect(page.getByText(t("shell.memberAccount", { account: "jugador" }))).toBeVisible();
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem("MC_SESSION_INFO") ?? "{}"));
  const mayAsk = async () => {
    const answer = await request.get("/api/member/wallet", { headers: { Merchant: MERCHANT, Token: token } });
    return answer.status();
  };
  expect(await mayAsk()).toBe(200);
  // It shares the session, which is stored because the player is remembered.
  const other = await context.newPage();
  // A member's home requests this last: a call pending when the session ends would be refused.
  const lastRequest = other.waitForResponse(/\/agent\/contract-requests/);
  const pending = watchPending(other);
  await other.goto("/m/home");
  await expect(other.getByRole("button", { name: t("shell.profile") })).toBeVisible();
  await lastRequest;
  await expect.poll(pending).toEqual([]);

  let dialog = await askToLeave(page, words);
  await dialog.getByRole("button", { name: t("shell.stay") }).click();
  await expect(dialog).toBeHidden();
  expect(await mayAsk()).toBe(200);

  const release = await holdCalls(page, "/api/logout");
  const sent = page.waitForRequest((call) => call.url().endsWith("/api/logout"));
  dialog = await askToLeave(page, words);
  const confirm = dialog.getByRole("button", { name: t("shell.signOut") });
  await confirm.click();
  await expect(confirm).toHaveAttribute("aria-busy", "true");
  expect((await traces(page, "jugador")).session).toBe(true);
  const call = await sent;
  expect([call.method(), call.headers().token]).toEqual(["DELETE", token]);

  release();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole("link", { name: t("shell.login") })).toBeVisible();
  await expect(other.getByRole("link", { name: t("shell.login") })).toBeVisible();
  // Stored data is removed after the session, with the page that used it.
  await expect
    .poll(() => traces(page, "jugador"))
    .toEqual({ session: false, trial: null, autoLogin: "0", answers: [] });
  expect(await mayAsk()).toBe(401);
});

test("a session that ended elsewhere ends in every tab that shared it, and each says so", {
  tag: "@core",
}, async ({ page, context, words, gateway, expecting }) => {
  await expecting({ statuses: [401] });
  await page.goto("/m/login");
  await loginPage(page, words).logIn("jugador");
  await expect(page).toHaveURL(/\/m\/home$/);
  const session = await sessionOf(page);
  const other = await context.newPage();
  await other.addInitScript(
    (stored) => sessionStorage.setItem("MC_SESSION_INFO", stored),
    JSON.stringify(session),
  );

  // On another page, so that no call of the first one discovers the end of the session too early.
  await page.goto("about:blank");
  await gateway.expireSessions("jugador");
  for (const tab of [page, other]) {
    await tab.goto("/m/mine");
    await expectToast(tab, words.t("errors.sessionExpired"));
    await expect(tab).toHaveURL(/\/m\/login\?back=%2Fm%2Fmine$/);
  }
});
