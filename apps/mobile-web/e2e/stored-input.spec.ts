import { giveBankCard, PAYMENT_PASSWORD } from "./bank-card.ts";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { BIRTHDAY, NEW_PASSWORD } from "./new-names.ts";
import { newAgent, openBelow } from "./own-team.ts";
import { passwordPages } from "./password-pages.ts";
import { registerPage } from "./register-page.ts";
import { openSettled } from "./settled.ts";
import { signOut } from "./sign-out.ts";
import { writePage } from "./write-page.ts";

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

test("an agent's input for the team and to the merchant survives a reload, without secrets, until sign-out", async ({
  page,
  words,
  gateway,
  gatewayUrl,
  signedInAs,
}) => {
  const { t } = words;
  const agent = await newAgent(gatewayUrl);
  const downline = await openBelow(gatewayUrl, agent);
  await gateway.setBalance(agent.username, 100_000);
  await signedInAs(page, agent);

  await test.step("the recipient and the amount", async () => {
    const amount = page.getByLabel(t("downlines.transfer.amount"));
    const password = page.getByLabel(t("downlines.transfer.password"), { exact: true });
    await openSettled(page, "/m/agent?view=transfer");
    await page.getByRole("checkbox", { name: downline.username }).check();
    await amount.fill("150.25");
    await password.fill(PAYMENT_PASSWORD);
    await page.reload();
    await expect(amount).toHaveValue("150.25");
    await expect(page.getByText(t("downlines.transfer.chosen", { count: 1 }))).toBeVisible();
    await expect(page.getByRole("checkbox", { name: downline.username })).toBeChecked();
    await expect(password).toHaveValue("");
  });

  await test.step("the terms of an account", async () => {
    const username = page.getByLabel(t("downlines.open.username"), { exact: true });
    const agentKind = page.getByRole("radio", { name: t("downlines.kinds.agent") });
    await openSettled(page, "/m/agent?view=open");
    await username.fill("lucero_7");
    await agentKind.check();
    await page.getByLabel(t("downlines.open.password"), { exact: true }).fill(NEW_PASSWORD);
    await page.reload();
    await expect(username).toHaveValue("lucero_7");
    await expect(agentKind).toBeChecked();
    await expect(page.getByLabel(t("downlines.open.password"), { exact: true })).toHaveValue("");
  });

  await test.step("the terms of a link", async () => {
    const rebate = page.getByLabel(t("downlines.rebate"));
    const agentKind = page.getByRole("radio", { name: t("downlines.kinds.agent") });
    await openSettled(page, "/m/agent?view=links");
    await rebate.fill("0.3");
    await agentKind.check();
    await page.reload();
    await expect(rebate).toHaveValue("0.3");
    await expect(agentKind).toBeChecked();
  });

  await test.step("a message", async () => {
    const { title, text } = writePage(page, words);
    await openSettled(page, "/m/webEmail?view=write");
    await title.fill("Mi equipo");
    await text.fill("Hola.");
    await page.reload();
    await expect(title).toHaveValue("Mi equipo");
    await expect(text).toHaveValue("Hola.");
  });

  await test.step("after sign-out, nothing of it is left", async () => {
    const drafts = () => page.evaluate(() => sessionStorage.getItem("drafts") ?? "");
    expect(await drafts()).toContain("150.25");
    for (const secret of [NEW_PASSWORD, PAYMENT_PASSWORD]) expect(await drafts()).not.toContain(secret);
    await openSettled(page, "/m/member/home");
    await signOut(page, words);
    await expect.poll(drafts).toBe("");
  });
});
