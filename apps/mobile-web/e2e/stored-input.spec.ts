import { BIRTHDAY, NEW_PASSWORD } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { giveBankCard } from "./member-money.ts";
import { openSettled } from "./navigation.ts";
import { passwordPages } from "./password-pages.ts";
import { registerPage } from "./register-page.ts";

test("a guest's input is carried to other login forms, and survives a reload, without secrets", async ({
  page,
  words,
  gateway,
}) => {
  const { t } = words;
  const login = loginPage(page, words);
  const register = registerPage(page, words, gateway);
  const { forgot } = passwordPages(page, words);
  const menu = page.getByRole("navigation", { name: t("auth.accountMenu") });
  await openSettled(page, "/m/login");
  await login.username.fill("lucero_7");
  await login.password.fill(NEW_PASSWORD);

  await test.step("into the registration", async () => {
    await menu.getByRole("link", { name: t("shell.register") }).click();
    await expect(register.field("username")).toHaveValue("lucero_7");
    await register.field("birthday").fill(BIRTHDAY);
    await register.field("password").fill(NEW_PASSWORD);
  });

  await test.step("over a reload", async () => {
    await page.reload();
    await expect(register.field("birthday")).toHaveValue(BIRTHDAY);
    await expect(register.field("username")).toHaveValue("lucero_7");
    await expect(register.field("password")).toHaveValue("");
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(NEW_PASSWORD);
  });

  await test.step("to a forgotten password", async () => {
    await menu.getByRole("link", { name: t("shell.titles.login") }).click();
    await expect(login.username).toHaveValue("lucero_7");
    await page.getByRole("link", { name: t("auth.forgot") }).click();
    await forgot.emailTab.click();
    await expect(forgot.username).toHaveValue("lucero_7");
  });
});

test("a member's input in money forms survives a reload and another page, until the session ends", {
  tag: "@core",
}, async ({ page, words: { t }, gateway, gatewayUrl, member, signedInAs, expecting }) => {
  await gateway.setBalance(member.username, 1_000_000);
  await giveBankCard(gatewayUrl, member);
  await signedInAs(page, member);
  const deposit = page.getByRole("textbox", { name: t("deposit.amount") });
  const withdrawal = page.getByRole("textbox", { name: t("withdraw.amount") });
  const password = page.getByLabel(t("withdraw.password"), { exact: true });

  await openSettled(page, "/m/voucherCenter");
  await deposit.fill("1,234.50");
  await openSettled(page, "/m/withdraw");
  await withdrawal.fill("750");
  await password.fill(NEW_PASSWORD);
  await page.reload();
  await expect(withdrawal).toHaveValue("750");
  await expect(password).toHaveValue("");
  await openSettled(page, "/m/voucherCenter");
  await expect(deposit).toHaveValue("1,234.50");

  await test.step("when the session ends, login has the username, and nothing about money is left", async () => {
    await expecting({ statuses: [401] });
    await gateway.expireSessions(member.username);
    await page.goto("/m/withdraw");
    await expect(page).toHaveURL(/\/m\/login/);
    await expect(page.getByLabel(t("auth.username"), { exact: true })).toHaveValue(member.username);
    expect(await page.evaluate(() => sessionStorage.getItem("drafts"))).not.toContain("750");
  });
});
