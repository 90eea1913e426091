import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectToFit } from "./layout.ts";
import { beginDeposit, giveBankCard, PAYMENT_PASSWORD } from "./member-money.ts";
import { settle } from "./navigation.ts";
import { serverSideOf, signIn } from "./player.ts";
import { holdCalls, losingAnswers } from "./requests.ts";
import { expectToast } from "./toasts.ts";

const PAGE = "/m/withdraw";

// Fees and limits depend on today's withdrawals: each test has its own member.
test.beforeEach(async ({ gateway, gatewayUrl, member }) => {
  await gateway.setBalance(member.username, 1_250_000);
  await giveBankCard(gatewayUrl, member);
});

test("money is withdrawn with a wrong and then the right payment password, is pending, and returns when rejected", {
  tag: "@core",
}, async ({ page, words: { t }, gateway, member, signedInAs, expecting, failing }) => {
  await signedInAs(page, member);
  await page.goto(PAGE);
  const hide = page.getByRole("main").getByRole("button", { name: t("shell.hideBalance") });
  await hide.click();
  await expect(page.getByText("$12,500.00")).toHaveCount(0);
  await hide.click();
  await expect(page.getByText("$12,500.00", { exact: true })).toBeVisible();
  const amount = page.getByRole("textbox", { name: t("withdraw.amount") });
  const password = page.getByLabel(t("withdraw.password"), { exact: true });
  const submit = page.getByRole("button", { name: t("withdraw.submit"), exact: true });
  await submit.click();
  await expect(page.getByText(t("withdraw.problems.required"))).toBeVisible();
  await amount.fill("99999");
  await expect(page.getByText(t("withdraw.problems.maximum", { amount: "$50,000.00" }))).toBeVisible();
  await amount.fill("20000");
  await expect(page.getByText(t("withdraw.problems.balance"))).toBeVisible();

  await amount.fill("1,500.50");
  await password.fill("000000");
  await submit.click();
  const question = page.getByRole("alertdialog", {
    name: t("withdraw.confirm.title", { amount: "$1,500.50" }),
  });
  const yes = question.getByRole("button", { name: t("withdraw.confirm.yes") });
  await expecting({ statuses: [403] });
  await yes.click();
  await expect(page.getByText(t("withdraw.refusals.payment_password_wrong"))).toBeVisible();
  await expect(amount).toHaveValue("1,500.50");

  await password.fill(PAYMENT_PASSWORD);
  await submit.click();
  await yes.dblclick();
  await expectToast(page, t("withdraw.requested", { count: 24 }));
  const latest = page.getByRole("region", { name: t("withdraw.latest") });
  await expect(latest.getByText(t("records.states.pending"))).toHaveCount(1);
  await expect(page.getByText("$10,999.50")).toBeVisible();
  expect(await gateway.balanceOf(member.username)).toBe(1_099_950);
  const places = page.getByRole("group").filter({ hasText: t("places.title") });
  await failing("getMerchantWallet", async () => {
    await places.getByText(t("places.title")).click();
    await expect(places.getByText(t("places.failed"))).toBeVisible();
  });
  await places.getByRole("button", { name: t("common.retry") }).click();
  await expect(places.getByText(t("places.withdrawing"))).toBeVisible();
  await expect(places.getByText("$1,500.50")).toBeVisible();

  expect(await gateway.settleWithdrawals(member.username, "bank-returned")).toBe(1);
  await expectToast(page, t("withdraw.news.rejected", { amount: "$1,500.50" }));
  await expect(latest.getByText(t("withdraw.reasons.bank-returned"))).toBeVisible();
  await expect(page.getByText("$12,500.00").first()).toBeVisible();
  await places.getByRole("button", { name: t("places.refresh") }).click();
  await expect(places.getByText(t("places.all"))).toBeVisible();
  expect(await gateway.balanceOf(member.username)).toBe(1_250_000);

  await latest.getByRole("link", { name: t("withdraw.records") }).click();
  await expect(page).toHaveURL("/m/transaction/record?types=W");
  const movements = page.getByRole("list", { name: t("records.list") });
  await expect(movements.getByText(t("records.kinds.withdrawal-return")).first()).toBeVisible();
});

test("after an outage, an order whose response was lost is checked and withdraws once; all of it fits", {
  tag: "@core",
}, async ({ page, words: { t }, gateway, member, signedInAs, expecting, failing }) => {
  const amount = page.getByRole("textbox", { name: t("withdraw.amount") });
  const submit = page.getByRole("button", { name: t("withdraw.submit"), exact: true });
  await signedInAs(page, member);

  await test.step("an outage says so and recovers on retry", async () => {
    await failing("getWithdrawalTerms", async () => {
      await page.goto(PAGE);
      await expect(page.getByText(t("withdraw.failed"))).toBeVisible();
    });
    await page.getByRole("button", { name: t("common.retry") }).click();
    await expect(amount).toBeVisible();
  });

  await test.step("an order whose response was lost is checked, also after a reload, and pays once", async () => {
    const answer = await holdCalls(page, "/api/member/orders/outcome");
    await expecting({ noAnswer: true }, () =>
      losingAnswers(page, "**/api/member/withdrawals", async () => {
        await amount.fill("500");
        await page.getByLabel(t("withdraw.password"), { exact: true }).fill(PAYMENT_PASSWORD);
        await submit.click();
        await page.getByRole("button", { name: t("withdraw.confirm.yes") }).click();
        await expect(page.getByRole("status").getByText(t("lostOrder.checking"))).toBeVisible();
      }),
    );
    await expect(submit).toBeDisabled();
    await page.reload();
    await expect(page.getByRole("status").getByText(t("lostOrder.checking"))).toBeVisible();
    answer();
    await expectToast(page, t("lostOrder.done", { amount: "$500.00" }));
    await expect(amount).toHaveValue("");
    await expect(page.getByText("$12,000.00").first()).toBeVisible();
    const latest = page.getByRole("region", { name: t("withdraw.latest") });
    await expect(latest.getByText(t("records.states.pending"))).toHaveCount(1);
    expect(await gateway.settleWithdrawals(member.username, "paid")).toBe(1);
    expect(await gateway.balanceOf(member.username)).toBe(1_200_000);
  });

  await test.step("withdrawing is accessible, and fits small screens and large text", async () => {
    await settle(page);
    await amount.fill("5000");
    await submit.click();
    await page.getByText(t("places.title")).click();
    await expect(page.getByText(t("places.all"))).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, "withdraw");
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(submit).toBeInViewport({ ratio: 1 });
  });
});

test("a bonus is wagered by play, and a withdrawal gives it up, as it says before", async ({
  page,
  words: { t, money },
  gateway,
  gatewayUrl,
  member,
  signedInAs,
}) => {
  await gateway.settleDeposit(await beginDeposit(gatewayUrl, member, 500, "reload-50"), "paid");
  await serverSideOf(gatewayUrl, await signIn(gatewayUrl, member)).playSlot();
  await signedInAs(page, member);
  await page.goto(PAGE);
  const bonus = page.getByRole("region", { name: /50/ });
  await expect(bonus.getByText(money(25_000))).toBeVisible();
  const progress = { wagered: money(100), wager: money(250_000) };
  await expect(bonus.getByText(t("activeBonus.progress", progress))).toBeVisible();
  await settle(page);
  await expectAccessible(page);
  await expectToFit(page, "withdraw-bonus");

  const real = (await gateway.balanceOf(member.username)) - 25_000;
  await expect(page.getByText(money(real), { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: t("withdraw.amount") }).fill("1000");
  await page.getByLabel(t("withdraw.password"), { exact: true }).fill(PAYMENT_PASSWORD);
  await page.getByRole("button", { name: t("withdraw.submit"), exact: true }).click();
  const question = page.getByRole("alertdialog");
  const lost = { bonus: money(25_000), left: money(249_900) };
  await expect(question.getByText(t("withdraw.losesBonus", lost))).toBeVisible();
  await question.getByRole("button", { name: t("withdraw.confirm.yes") }).click();
  await expect(bonus).toBeHidden();
  expect(await gateway.balanceOf(member.username)).toBe(real - 100_000);
});
