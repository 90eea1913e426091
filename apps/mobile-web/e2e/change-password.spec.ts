import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import type { NewMember } from "./new-member.ts";
import { passwordPages } from "./password-pages.ts";
import { signOut } from "./sign-out.ts";
import { expectTold } from "./told.ts";
import type { Words } from "./words.ts";

const NEW_PASSWORD = "Cenote2026azul";

/** Signs in by the form and goes to the change of the password by the settings. */
const openFromSettings = async (page: Page, words: Words, { username, password }: NewMember) => {
  await page.goto("/m/login?back=%2Fm%2Fset");
  await loginPage(page, words).logIn(username, password);
  await page
    .getByRole("main")
    .getByRole("link", { name: words.t("shell.changePassword") })
    .click();
  await expect(page).toHaveURL(/\/m\/changePsw$/);
};

test("by the settings, without the old password that was just typed, to home a second later", async ({
  page,
  words,
  member,
}) => {
  const { t } = words;
  const { change } = passwordPages(page, words);
  await openFromSettings(page, words, member);
  await expect(page).toHaveTitle(new RegExp(t("shell.titles.changePassword")));
  await expect(page.getByRole("button", { name: t("common.back") })).toHaveCount(0);
  await expect(change.account).toHaveValue(member.username);
  await expect(change.account).not.toBeEditable();
  await expect(change.oldPassword).toHaveCount(0);

  const sent = page.waitForRequest((request) => request.url().endsWith("/api/password/change"));
  await change.to(NEW_PASSWORD);
  const request = await sent;
  expect(Object.keys(request.postDataJSON())).toEqual(["data"]);
  expect(request.headers().encryption).toMatch(/^hpke1; kid=/);
  for (const secret of [member.password, NEW_PASSWORD]) {
    expect(request.postData()).not.toContain(secret);
    expect(request.postData()).not.toContain(Buffer.from(secret).toString("base64").slice(0, 12));
  }
  await expectTold(page, t("common.passwordChanged"));
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(page).toHaveURL(/\/m\/home$/);

  await page.goto("/m/mine");
  await expect(page.getByText(t("shell.memberAccount", { account: member.username }))).toBeVisible();
});

test("every rule is told beside its field, and nothing is sent before all are kept", async ({
  page,
  words,
  member,
}) => {
  const { t } = words;
  const { change } = passwordPages(page, words);
  await openFromSettings(page, words, member);
  await page.reload();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(request.url());
  });
  const told = (text: string) => new RegExp(`^${text.replaceAll(/[.]/g, "\\.")}`);

  await change.submit.click();
  await expect(change.oldPassword).toBeFocused();
  await expect(change.oldPassword).toHaveAccessibleDescription(t("errors.oldPasswordRequired"));
  await expect(change.newPassword).toHaveAccessibleDescription(told(t("errors.passwordRequired")));
  await expect(change.again).toHaveAccessibleDescription(t("errors.passwordAgainRequired"));
  await change.oldPassword.fill(member.password);
  await change.newPassword.fill("corta1");
  await expect(change.newPassword).toHaveAccessibleDescription(
    told(t("errors.passwordLength", { min: 8, max: 20 })),
  );
  await change.newPassword.fill("solamenteletras");
  await expect(change.newPassword).toHaveAccessibleDescription(told(t("errors.passwordFormat")));
  await change.to(NEW_PASSWORD, "Cenote2026rojo");
  await expect(change.again).toBeFocused();
  await expect(change.again).toHaveAccessibleDescription(t("errors.passwordsDiffer"));
  await change.newPassword.fill("Cenote2026rojo");
  await expect(change.again).toHaveAccessibleDescription("");

  await change.to(member.password);
  const popup = page.getByRole("alertdialog", { name: t("password.sameTitle") });
  await expect(popup).toContainText(t("errors.passwordUnchanged"));
  await popup.getByRole("button", { name: t("common.accept") }).click();
  await expect(popup).toBeHidden();
  await expect(change.newPassword).toBeFocused();
  await expect(change.again).toHaveValue(member.password);
  expect(calls).toEqual([]);
});

test("after a reload the old password is asked for, and a gateway that fails costs nothing typed", async ({
  page,
  words,
  failing,
  expecting,
  member,
}) => {
  await expecting({ statuses: [403] });
  const { t } = words;
  const { change, failure } = passwordPages(page, words);
  await openFromSettings(page, words, member);
  await failing("getRegistrationSettings", async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: t("common.retry") })).toBeVisible();
  });
  await page.getByRole("button", { name: t("common.retry") }).click();

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

test("a password that was changed elsewhere meanwhile is asked for after all", async ({
  page,
  words,
  expecting,
  member,
}) => {
  await expecting({ statuses: [403] });
  const { t } = words;
  const { change } = passwordPages(page, words);
  await openFromSettings(page, words, member);
  await page.route("**/api/password/change", (route) =>
    route.fulfill({ status: 403, json: { success: false, code: "old_password_wrong" } }),
  );
  await change.to(NEW_PASSWORD);
  await expect(change.oldPassword).toBeFocused();
  await expect(change.oldPassword).toHaveAccessibleDescription(t("errors.oldPasswordWrong"));
  await expect(change.newPassword).toHaveValue(NEW_PASSWORD);
  await page.unroute("**/api/password/change");
  await change.oldPassword.fill(member.password);
  await change.submit.click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test("a remembered login has the new password the next time", async ({ page, words, member }) => {
  const { t } = words;
  const login = loginPage(page, words);
  const { change } = passwordPages(page, words);
  await page.goto("/m/login?back=%2Fm%2Fset");
  await login.remember.check();
  await login.logIn(member.username, member.password);
  await expect(page).toHaveTitle(new RegExp(t("shell.titles.settings")));
  await page
    .getByRole("main")
    .getByRole("link", { name: t("shell.changePassword") })
    .click();
  await change.to(NEW_PASSWORD);
  await expect(page).toHaveURL(/\/m\/home$/);

  await page.goto("/m/set");
  await signOut(page, words);
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto("/m/login");
  await expect(login.username).toHaveValue(member.username);
  await expect(login.password).toHaveValue(NEW_PASSWORD);
  await login.submit.click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test("password managers know every field", async ({ page, words, signedInAs }) => {
  const { change } = passwordPages(page, words);
  await signedInAs(page, "jugador");
  await page.goto("/m/changePsw");
  await expect(change.account).toHaveAttribute("autocomplete", "username");
  await expect(change.oldPassword).toHaveAttribute("autocomplete", "current-password");
  await expect(change.newPassword).toHaveAttribute("autocomplete", "new-password");
  await expect(change.again).toHaveAttribute("autocomplete", "new-password");
  await page
    .getByRole("main")
    .getByRole("link", { name: words.t("password.backToProfile") })
    .click();
  await expect(page).toHaveURL(/\/m\/mine$/);
});

test("guests are asked to log in, and a free trial is offered no password", async ({ page, words }) => {
  const { t } = words;
  for (const path of ["/m/changePsw", "/m/set"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/m/login?back=${encodeURIComponent(path)}`);
  }
  await page.goto("/m/trail");
  await page.getByRole("button", { name: t("auth.trial.start") }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto("/m/set");
  await expect(page.getByRole("main").getByRole("button", { name: t("shell.signOut") })).toBeVisible();
  await expect(page.getByRole("link", { name: t("shell.changePassword") })).toHaveCount(0);
  await page.goto("/m/changePsw");
  await expect(page.getByText(t("password.trial"))).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
});
