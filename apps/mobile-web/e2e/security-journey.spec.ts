import { newMobile } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { giveBankCard, newClabe } from "./member-money.ts";
import { proveHuman } from "./prove-human.ts";
import { securityPage } from "./security-page.ts";
import { expectToast } from "./toasts.ts";

const PAYMENT_PASSWORD = "Cenote2026azul";

test("a new member verifies number and address, sets a payment password, adds a bank account and removes it", {
  tag: "@core",
}, async ({ page, words, gateway, signedInAs, failing, expecting, member }) => {
  const { t } = words;
  const security = securityPage(page, words);
  const main = page.getByRole("main");
  const clabe = newClabe();
  const misread = `${clabe.slice(0, -1)}${(Number(clabe.at(-1)) + 1) % 10}`;
  const ending = t("security.cards.ending", {
    kind: t("security.cards.kinds.clabe"),
    digits: clabe.slice(-4),
  });
  await signedInAs(page, member);
  await page.goto("/m/securityCenter");
  await expect(security.row(t("security.rows.payment"))).toContainText(t("security.unset"));

  await test.step("another number is verified by SMS", async () => {
    const mobile = newMobile();
    await security.row(t("security.rows.mobile")).click();
    await security.field(t("sms.mobile")).fill(`0${mobile}`);
    await security.button(t("sms.send")).click();
    await proveHuman(page, words);
    await expectToast(page, t("common.smsSent"));
    await security.field(t("sms.code")).fill(await gateway.lastSms(mobile));
    await security.field(t("security.ownPassword")).fill(member.password);
    await security.button(t("security.mobile.submit")).click();
    await expect(security.row(t("security.rows.mobile"))).toContainText(mobile.slice(-4));
  });

  await test.step("another address is verified by mail", async () => {
    const email = `otra.${member.username}@example.com`;
    await security.row(t("security.rows.email")).click();
    await security.field(t("security.email.address")).fill(email);
    await security.button(t("sms.send")).click();
    await expectToast(page, t("security.email.sent"));
    await security.field(t("security.email.code")).fill((await gateway.lastMail(email)).code ?? "");
    await security.field(t("security.ownPassword")).fill(member.password);
    await security.button(t("security.email.submit")).click();
    await expect(security.row(t("security.rows.email"))).toContainText("o•••@example.com");
  });

  await expecting({ statuses: [403] });
  await test.step("the payment password is set on the way to the bank accounts", async () => {
    await security.row(t("security.rows.cards")).click();
    await security.link(t("security.cards.createPayment")).click();
    await security.payment.proof.fill("Equivocada1");
    await security.payment.newPassword.fill(PAYMENT_PASSWORD);
    await security.payment.again.fill(PAYMENT_PASSWORD);
    await security.payment.submit.click();
    await expect(security.payment.proof).toHaveAccessibleDescription(t("errors.oldPasswordWrong"));
    await security.payment.proof.fill(member.password);
    await security.payment.submit.click();
    await expect(page.getByText(t("security.saved"))).toBeVisible();
  });

  await test.step("a bank account is added, though the gateway fails at first", async () => {
    await security.link(t("security.cards.add")).click();
    const { card } = security;
    await card.submit.click();
    await expect(card.holder).toBeFocused();
    await card.holder.fill("Ana Luz Pérez");
    await card.number.fill(misread);
    await expect(card.number).toHaveAccessibleDescription(t("errors.bankNumberFormat", { min: 16, max: 18 }));
    await card.number.fill(clabe);
    await expect(card.bank).toHaveValue("072");
    await card.payment.fill(PAYMENT_PASSWORD);
    await failing("addBankCard", async () => {
      await card.submit.click();
      await expect(security.failure).toContainText(t("errors.server"));
      await expect(card.number).toHaveValue(clabe);
    });
    await card.submit.click();
    await expect(page.getByText(t("security.cards.added"))).toBeVisible();
    await expect(main.getByText(ending)).toBeVisible();
  });

  await test.step("it is removed with only the payment password", async () => {
    await security.button(t("security.cards.removeNamed", { card: `Banorte, ${ending}` })).click();
    const dialog = page.getByRole("dialog", { name: t("security.cards.removeTitle") });
    const password = dialog.getByLabel(t("security.card.payment"), { exact: true });
    await password.fill("Equivocada1");
    await dialog.getByRole("button", { name: t("security.cards.remove") }).click();
    await expect(password).toHaveAccessibleDescription(t("errors.paymentPasswordWrong"));
    await password.fill(PAYMENT_PASSWORD);
    await dialog.getByRole("button", { name: t("security.cards.remove") }).click();
    await expect(main.getByText(t("security.cards.emptyTitle"))).toBeVisible();
  });
});

test("a part of the security centre that failed can be retried", async ({
  page,
  words,
  failing,
  signedInAs,
  gatewayUrl,
  member,
}) => {
  const { t } = words;
  const security = securityPage(page, words);
  await giveBankCard(gatewayUrl, member);
  await signedInAs(page, member);
  await failing("getSecurity", async () => {
    await page.goto("/m/securityCenter");
    await expect(page.getByText(t("security.failed"))).toBeVisible();
  });
  await security.button(t("common.retry")).click();
  await expect(security.row(t("security.rows.mobile"))).toContainText(member.mobile.slice(-4));
  await failing("listBankCards", async () => {
    await security.row(t("security.rows.cards")).click();
    await expect(page.getByText(t("security.cards.failed"))).toBeVisible();
  });
  await security.button(t("common.retry")).click();
  await expect(page.getByText("BBVA México")).toBeVisible();
});
