import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { passwordPages } from "./password-pages.ts";
import { stopClock } from "./search-clock.ts";
import { signOut } from "./session.ts";
import type { Texts } from "./texts.ts";
import { expectToast } from "./toasts.ts";

const NEW_PASSWORD = "Cenote2026azul";
const NEWEST_PASSWORD = "Cenote2027verde";

/** Goes from the open settings to the password change. */
const openFromSettings = async (page: Page, { t }: Texts) => {
  await page
    .getByRole("main")
    .getByRole("link", { name: t("shell.changePassword") })
    .click();
  await expect(page).toHaveURL(/\/m\/changePsw$/);
};

const openProfile = (page: Page, { t }: Texts) =>
  page
    .getByRole("navigation", { name: t("shell.mainMenu") })
    .getByRole("link", { name: t("shell.tabs.profile") })
    .click();

test("from the settings, without the old password that was just typed; the new one signs in", async ({
  page,
  words,
  expecting,
  member,
}) => {
  const { t } = words;
  const login = loginPage(page, words);
  const { change } = passwordPages(page, words);
  await page.clock.install();
  await page.goto("/m/set");
  await expect(page).toHaveURL("/m/login?back=%2Fm%2Fset");
  await login.remember.check();
  await login.logIn(member.username, member.password);
  await openFromSettings(page, words);

  await test.step("it is sent encrypted, and redirects home a second later", async () => {
    await expect(page).toHaveTitle(new RegExp(t("shell.titles.changePassword")));
    await expect(page.getByRole("button", { name: t("common.back") })).toHaveCount(0);
    await expect(change.account).toHaveValue(member.username);
    await expect(change.account).not.toBeEditable();
    await expect(change.oldPassword).toHaveCount(0);

    const sent = page.waitForRequest((request) => request.url().endsWith("/api/password/change"));
    // On the page's clock, so that the second can't pass early.
    await stopClock(page);
    await change.to(NEW_PASSWORD);
    const request = await sent;
    expect(Object.keys(request.postDataJSON())).toEqual(["data"]);
    expect(request.headers().encryption).toMatch(/^hpke1; kid=/);
    for (const secret of [member.password, NEW_PASSWORD]) {
      expect(request.postData()).not.toContain(secret);
      expect(request.postData()).not.toContain(Buffer.from(secret).toString("base64").slice(0, 12));
    }
    await expectToast(page, t("common.passwordChanged"));
    await expect(page).toHaveURL(/\/m\/changePsw$/);
    await page.clock.resume();
    await expect(page).toHaveURL(/\/m\/home$/);
    await openProfile(page, words);
    await expect(page.getByText(t("shell.memberAccount", { account: member.username }))).toBeVisible();
  });

  await test.step("the new password signs in the next time", async () => {
    await page
      .getByRole("main")
      .getByRole("link", { name: t("menu.settings") })
      .click();
    await expect(page.getByRole("main").getByRole("link", { name: t("shell.changePassword") })).toBeVisible();
    await signOut(page, words);
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.goto("/m/login?back=%2Fm%2Fset");
    await expect(login.username).toHaveValue(member.username);
    await login.logIn(member.username, NEW_PASSWORD);
    await expect(page).toHaveTitle(new RegExp(t("shell.titles.settings")));
  });

  await test.step("the old password is required if it was changed elsewhere meanwhile", async () => {
    await expecting({ statuses: [403] });
    await openFromSettings(page, words);
    await page.route("**/api/password/change", (route) =>
      route.fulfill({ status: 403, json: { success: false, code: "old_password_wrong" } }),
    );
    await change.to(NEWEST_PASSWORD);
    await expect(change.oldPassword).toBeFocused();
    await expect(change.oldPassword).toHaveAccessibleDescription(t("errors.oldPasswordWrong"));
    await expect(change.newPassword).toHaveValue(NEWEST_PASSWORD);
    await page.unroute("**/api/password/change");
    await change.oldPassword.fill(NEW_PASSWORD);
    await change.submit.click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

test("after a reload the old password is required, and a failing gateway costs nothing typed", async ({
  page,
  words,
  failing,
  expecting,
  member,
}) => {
  const { t } = words;
  const { change, failure } = passwordPages(page, words);
  const retry = page.getByRole("button", { name: t("common.retry") });
  await page.goto("/m/changePsw");
  await expect(page).toHaveURL("/m/login?back=%2Fm%2FchangePsw");
  await loginPage(page, words).logIn(member.username, member.password);
  await expect(change.newPassword).toBeVisible();
  await expect(change.oldPassword).toHaveCount(0);
  await failing("getRegistrationSettings", async () => {
    await page.reload();
    await expect(retry).toBeVisible();
  });
  await retry.click();

  await test.step("password managers know every field", async () => {
    for (const [field, autocomplete] of [
      [change.account, "username"],
      [change.oldPassword, "current-password"],
      [change.newPassword, "new-password"],
      [change.again, "new-password"],
    ] as const)
      await expect(field).toHaveAttribute("autocomplete", autocomplete);
  });

  await test.step("a link leads to the profile", async () => {
    await page
      .getByRole("main")
      .getByRole("link", { name: t("password.backToProfile") })
      .click();
    await expect(page).toHaveURL(/\/m\/mine$/);
    await page.goBack();
    await expect(change.oldPassword).toBeVisible();
  });

  await test.step("a wrong old password and a failing gateway cost nothing typed", async () => {
    await expecting({ statuses: [403] });
    await change.oldPassword.fill("Equivocada1");
    await change.to(NEW_PASSWORD);
    await expect(change.oldPassword).toHaveAccessibleDescription(t("errors.oldPasswordWrong"));
    await expect(change.oldPassword).toBeFocused();
    await change.oldPassword.fill(member.password);
    await failing("changePassword", async () => {
      await change.submit.click();
      await expect(failure).toContainText(t("errors.server"));
      await expect(change.oldPassword).toHaveValue(member.password);
      await expect(change.newPassword).toHaveValue(NEW_PASSWORD);
      await expect(change.again).toHaveValue(NEW_PASSWORD);
    });
    await change.submit.click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

test("a free trial is offered no password", async ({ page, words }) => {
  const { t } = words;
  await page.goto("/m/trail");
  await page.getByRole("button", { name: t("auth.trial.start") }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await openProfile(page, words);
  await page
    .getByRole("main")
    .getByRole("link", { name: t("menu.settings") })
    .click();
  await expect(page).toHaveURL(/\/m\/set$/);
  await expect(page.getByRole("main").getByRole("link", { name: t("menu.settings") })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("button", { name: t("shell.signOut") })).toBeVisible();
  await expect(page.getByRole("link", { name: t("shell.changePassword") })).toHaveCount(0);
  await page.goto("/m/changePsw");
  await expect(page.getByText(t("password.trial"))).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
});
