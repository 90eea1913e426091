import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import type { NewMember } from "./new-member.ts";
import { passwordPages } from "./password-pages.ts";
import { proveHuman } from "./prove-human.ts";
import { expectTold } from "./told.ts";
import type { Words } from "./words.ts";

const NEW_PASSWORD = "Nopal2026verde";

/** Logs in, forgets by a reload what was typed, and goes from the change of the password to /m/forget. */
const leaveForLostPassword = async (page: Page, words: Words, member: NewMember): Promise<void> => {
  await page.goto("/m/login?back=%2Fm%2FchangePsw");
  await loginPage(page, words).logIn(member.username, member.password);
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(passwordPages(page, words).change.newPassword).toBeVisible();
  await page.reload();
  await page
    .getByRole("main")
    .getByRole("link", { name: words.t("password.noOldPassword") })
    .click();
};

test("changing the way loses nothing that was typed", async ({ page, words }) => {
  const { forgot } = passwordPages(page, words);
  await page.goto("/m/forget");
  await forgot.mobile.fill("5512345678");
  await forgot.emailTab.click();
  await forgot.username.fill("jugador");
  await forgot.phoneTab.click();
  await expect(forgot.mobile).toHaveValue("5512345678");
  await forgot.emailTab.click();
  await expect(forgot.username).toHaveValue("jugador");
});

test("CHNGPASSVERIF3 decides whether there is a way by phone", async ({ page, words, withSwitch }) => {
  const { forgot } = passwordPages(page, words);
  await withSwitch("CHNGPASSVERIF3", true, async () => {
    await page.goto("/m/forget");
    await expect(forgot.phoneTab).toHaveAttribute("aria-selected", "true");
    await expect(forgot.emailTab).toHaveAttribute("aria-selected", "false");
    await expect(forgot.mobile).toBeVisible();
    await expect(forgot.username).toBeHidden();
  });
  await withSwitch("CHNGPASSVERIF3", false, async () => {
    await page.goto("/m/forget");
    await expect(forgot.username).toBeVisible();
    await expect(forgot.email).toBeVisible();
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(forgot.mobile).toHaveCount(0);
  });
});

test("password managers and phones know every field", async ({ page, words }) => {
  const { forgot } = passwordPages(page, words);
  await page.goto("/m/forget");
  await expect(forgot.mobile).toHaveAttribute("autocomplete", "tel-national");
  await expect(forgot.smsCode).toHaveAttribute("autocomplete", "one-time-code");
  await expect(forgot.newPassword).toHaveAttribute("autocomplete", "new-password");
  await forgot.emailTab.click();
  await expect(forgot.username).toHaveAttribute("autocomplete", "username");
  await expect(forgot.email).toHaveAttribute("autocomplete", "email");
});

test("the arrow leads home, a link to login", async ({ page, words }) => {
  const { t } = words;
  await page.goto("/m/forget");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("password.toLogin") })
    .click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await page.goBack();
  await page.getByRole("button", { name: t("common.back") }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test("who is signed in without knowing the password chooses one by phone, and stays signed in", async ({
  page,
  words,
  gateway,
  member,
}) => {
  const { t } = words;
  const { forgot } = passwordPages(page, words);
  await leaveForLostPassword(page, words, member);
  await expect(page).toHaveURL(/\/m\/forget$/);
  await forgot.emailTab.click();
  await expect(forgot.username).toHaveValue(member.username);
  await forgot.phoneTab.click();
  await forgot.mobile.fill(member.mobile);
  await forgot.sendCode.click();
  await proveHuman(page, words);
  await expectTold(page, t("common.smsSent"));
  await forgot.smsCode.fill(await gateway.lastSms(member.mobile));
  await forgot.newPassword.fill(NEW_PASSWORD);
  await forgot.submit.click();
  await expectTold(page, t("common.passwordChanged"));
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto("/m/mine");
  await expect(page.getByText(t("shell.memberAccount", { account: member.username }))).toBeVisible();
});

test("a mailed password counts as the old one for who is signed in", async ({
  page,
  words,
  gateway,
  member,
}) => {
  const { t } = words;
  const { forgot, change } = passwordPages(page, words);
  await leaveForLostPassword(page, words, member);
  await forgot.emailTab.click();
  await forgot.email.fill(member.email);
  await forgot.retrieve.click();
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  const { code: temporary = "" } = await gateway.lastMail(member.email);
  await change.oldPassword.fill(temporary);
  await change.to(NEW_PASSWORD);
  await expectTold(page, t("common.passwordChanged"));
  await expect(page).toHaveURL(/\/m\/home$/);
});
