import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { passwordPages } from "./password-pages.ts";
import { sessionOf, signOut } from "./session.ts";
import { expectToast } from "./toasts.ts";

test("a first login only sees its password change, and may sign out", { tag: "@core" }, async ({
  page,
  words,
}) => {
  const { t } = words;
  const { change } = passwordPages(page, words);
  await page.goto("/m/login?back=%2Fm%2Fmine");
  await loginPage(page, words).logIn("nueva");
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(page.getByText(t("password.firstIntro"))).toBeVisible();
  await expect(change.oldPassword).toHaveCount(0);
  await expect(page.getByRole("button", { name: t("common.back") })).toHaveCount(0);
  await expect(page.getByRole("link", { name: t("password.backToProfile") })).toHaveCount(0);

  // detour.test.ts covers the other addresses.
  for (const path of ["/", "/m/nowhere"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/m\/changePsw$/);
  }
  await expect(change.oldPassword).toBeVisible();

  await signOut(page, words);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole("link", { name: t("shell.login") })).toBeVisible();
});

test("a failing gateway keeps what was typed, and every page opens after the change", {
  tag: "@core",
}, async ({ page, words, gateway, failing, member }) => {
  const { t } = words;
  const { forgot, change, failure } = passwordPages(page, words);
  await page.goto("/m/forget");
  await forgot.emailTab.click();
  await forgot.username.fill(member.username);
  await forgot.email.fill(member.email);
  await forgot.retrieve.click();
  await expect(page).toHaveURL(/\/m\/login$/);
  const { code: temporary = "" } = await gateway.lastMail(member.email);
  await loginPage(page, words).logIn(member.username, temporary);
  await expect(page).toHaveTitle(new RegExp(t("shell.titles.firstPassword")));

  await failing("changePassword", async () => {
    await change.to("Alebrije2026");
    await expect(failure).toContainText(t("errors.server"));
    await expect(change.newPassword).toHaveValue("Alebrije2026");
    await expect(change.again).toHaveValue("Alebrije2026");
  });
  await change.submit.click();
  await expectToast(page, t("common.passwordChanged"));
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await sessionOf(page)).toMatchObject({ firstTimeLogin: false });
  await page
    .getByRole("navigation", { name: t("shell.mainMenu") })
    .getByRole("link", { name: t("shell.tabs.profile") })
    .click();
  await expect(page).toHaveURL(/\/m\/mine$/);
  await expect(page.getByText(t("shell.memberAccount", { account: member.username }))).toBeVisible();
});
