import { expect, test } from "./fixtures.ts";
import { passwordPages } from "./password-pages.ts";
import { proveHuman } from "./prove-human.ts";
import { expectToast } from "./toasts.ts";

const NEW_PASSWORD = "Nopal2026verde";

test("a signed-in player who forgot the password sets one by phone, and stays signed in", async ({
  page,
  words,
  gateway,
  signedInAs,
  member,
}) => {
  const { t } = words;
  const { forgot } = passwordPages(page, words);
  await signedInAs(page, member);
  await page.goto("/m/changePsw");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("password.noOldPassword") })
    .click();
  await expect(page).toHaveURL(/\/m\/forget$/);
  await forgot.emailTab.click();
  await expect(forgot.username).toHaveValue(member.username);
  await forgot.phoneTab.click();
  await forgot.mobile.fill(member.mobile);
  await forgot.sendCode.click();
  await proveHuman(page, words);
  await expectToast(page, t("common.smsSent"));
  await forgot.smsCode.fill(await gateway.lastSms(member.mobile));
  await forgot.newPassword.fill(NEW_PASSWORD);
  await forgot.submit.click();
  await expectToast(page, t("common.passwordChanged"));
  await expect(page).toHaveURL(/\/m\/home$/);
  await page
    .getByRole("navigation", { name: t("shell.mainMenu") })
    .getByRole("link", { name: t("shell.tabs.profile") })
    .click();
  await expect(page.getByText(t("shell.memberAccount", { account: member.username }))).toBeVisible();
});

test("without CHNGPASSVERIF3 a signed-in player changes the temporary password of a mail", async ({
  page,
  words,
  gateway,
  withSwitch,
  signedInAs,
  member,
}) => {
  const { t } = words;
  const { forgot, change } = passwordPages(page, words);
  await signedInAs(page, member);
  await withSwitch("CHNGPASSVERIF3", false, async () => {
    await page.goto("/m/changePsw");
    await page
      .getByRole("main")
      .getByRole("link", { name: t("password.noOldPassword") })
      .click();
    await expect(forgot.username).toBeVisible();
    await expect(forgot.email).toBeVisible();
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(forgot.mobile).toHaveCount(0);
    await forgot.email.fill(member.email);
    await forgot.retrieve.click();
    await expect(page).toHaveURL(/\/m\/changePsw$/);
  });
  const { code: temporary = "" } = await gateway.lastMail(member.email);
  await change.oldPassword.fill(temporary);
  await change.to(NEW_PASSWORD);
  await expectToast(page, t("common.passwordChanged"));
  await expect(page).toHaveURL(/\/m\/home$/);
});
