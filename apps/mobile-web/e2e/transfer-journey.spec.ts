import type { Page } from "@playwright/test";
import { openBelow } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { PAYMENT_PASSWORD } from "./member-money.ts";
import { openSettled } from "./navigation.ts";
import { holdCalls, losingAnswers } from "./requests.ts";
import { securityPage } from "./security-page.ts";
import type { Texts } from "./texts.ts";
import { expectToast } from "./toasts.ts";

const RECORDS = "/m/transaction/record?types=O";

/** Page object of a transfer. */
const transferPage = (page: Page, { t }: Texts) => {
  const submit = page.getByRole("button", { name: t("downlines.transfer.submit"), exact: true });
  const yes = page.getByRole("button", { name: t("downlines.transfer.confirm.yes") });
  const search = page.getByRole("searchbox", { name: t("downlines.transfer.search.field") });
  const found = page.getByRole("group", { name: t("downlines.transfer.found") });
  return {
    submit,
    yes,
    search,
    found,
    amount: page.getByLabel(t("downlines.transfer.amount")),
    password: page.getByLabel(t("downlines.transfer.password"), { exact: true }),
    choose: async (name: string) => {
      await search.fill(name);
      await expect(found.getByRole("checkbox")).toHaveCount(1);
      await found.getByRole("checkbox", { name }).check();
    },
  };
};

test("an agent sets a payment password, sees why a transfer is refused, and sends money to two, once", {
  tag: "@core",
}, async ({ page, words, gateway, gatewayUrl, signedInAs, expecting }) => {
  const { t, money } = words;
  const agent = await openBelow(gatewayUrl, "agente", true);
  const first = await openBelow(gatewayUrl, agent);
  const second = await openBelow(gatewayUrl, agent);
  await gateway.setBalance(agent.username, 100_000);
  await signedInAs(page, agent);
  await openSettled(page, "/m/agent");
  await page.getByRole("link", { name: t("agency.tool.transfers") }).click();
  await expect(page).toHaveURL("/m/agent?view=transfer");
  const form = transferPage(page, words);
  /** A refusal refetches the agent's money, which must finish before the test changes it. */
  const confirmInVain = async () => {
    const refetched = page.waitForResponse("**/api/member/withdrawals**");
    await form.yes.click();
    await refetched;
  };

  await test.step("without a payment password there is a link to set one", async () => {
    await page.getByRole("link", { name: t("downlines.transfer.noPassword.set") }).click();
    await expect(page).toHaveURL("/m/securityCenter?view=payment");
    const { payment } = securityPage(page, words);
    await payment.proof.fill(agent.password);
    await payment.newPassword.fill(PAYMENT_PASSWORD);
    await payment.again.fill(PAYMENT_PASSWORD);
    await payment.submit.click();
    await expectToast(page, t("security.saved"));
    await expect(page).toHaveURL("/m/agent?view=transfer");
  });

  await test.step("recipient and amount are required", async () => {
    await form.submit.click();
    await expect(page.getByText(t("downlines.transfer.membersRequired"))).toBeVisible();
    await expect(form.search).toBeFocused();
    await form.search.fill("nobody-of-that-name");
    await expect(page.getByText(t("downlines.transfer.nobody"))).toBeVisible();
    await form.choose(first.username);
    await form.choose(second.username);
    await expect(page.getByText(t("downlines.transfer.chosen", { count: 2 }))).toBeVisible();
    await form.amount.fill("500.01");
    await expect(page.getByText(t("downlines.transfer.problems.balance"))).toBeVisible();
    await form.amount.fill("150.25");
  });

  await test.step("a wrong payment password is refused beside its field", async () => {
    await form.password.fill("000000");
    await form.submit.click();
    await expect(
      page.getByRole("alertdialog", {
        name: t("downlines.transfer.confirm.title", { total: money(30_050) }),
      }),
    ).toContainText(`${first.username}, ${second.username}`);
    await expecting({ statuses: [403] }, async () => {
      await confirmInVain();
      await expect(form.password).toHaveAccessibleDescription(t("errors.paymentPasswordWrong"));
    });
    await expect(form.password).toBeFocused();
    await expect(form.amount).toHaveValue("150.25");
    expect(await gateway.balanceOf(agent.username)).toBe(100_000);
  });

  await test.step("money that is gone meanwhile is reported", async () => {
    await form.password.fill(PAYMENT_PASSWORD);
    await gateway.setBalance(agent.username, 20_000);
    await form.submit.click();
    await expecting({ statuses: [409] }, async () => {
      await confirmInVain();
      await expect(form.amount).toHaveAccessibleDescription(new RegExp(t("errors.insufficientBalance")));
    });
    await gateway.setBalance(agent.username, 100_000);
    await page.goBack();
    await page.getByRole("link", { name: t("agency.tool.transfers") }).click();
    await expect(page.getByText(money(100_000)).first()).toBeVisible();
  });

  await test.step("it pays once, though a response is lost, the page reloaded, the button tapped twice", async () => {
    const order = async (...names: readonly string[]) => {
      for (const name of names) await form.choose(name);
      await form.amount.fill("150.25");
      await form.password.fill(PAYMENT_PASSWORD);
      await form.submit.click();
    };
    await order(second.username, first.username);
    const answer = await holdCalls(page, "/api/member/orders/outcome");
    await expecting({ noAnswer: true }, () =>
      losingAnswers(page, "**/api/agent/transfers", async () => {
        await form.yes.dblclick();
        await expect(page.getByText(t("lostOrder.checking"))).toBeVisible();
      }),
    );
    await page.reload();
    await expect(page.getByText(t("lostOrder.checking"))).toBeVisible();
    answer();
    await expectToast(page, t("lostOrder.done", { amount: money(30_050) }));
    await expect(form.amount).toHaveValue("");
    await expect(page.getByText(money(69_950)).first()).toBeVisible();
    expect(await gateway.balanceOf(agent.username)).toBe(69_950);
    expect(await gateway.balanceOf(first.username)).toBe(15_025);
    expect(await gateway.balanceOf(second.username)).toBe(15_025);
  });

  await test.step("both sides find it among their records", async () => {
    const receiver = await page.context().newPage();
    await signedInAs(receiver, first);
    await receiver.goto(RECORDS);
    await page.goBack();
    await page.getByRole("link", { name: t("agency.tool.records") }).click();
    await page.getByRole("radio", { name: t("records.types.O") }).click({ force: true });
    await expect(page).toHaveURL(RECORDS);
    const recordsOf = (either: typeof page) => either.getByRole("list", { name: t("records.list") });
    for (const { username: name } of [first, second])
      await expect(recordsOf(page).getByText(t("records.to", { name }))).toBeVisible();
    await expect(recordsOf(receiver).getByText(t("records.from", { name: agent.username }))).toBeVisible();
  });
});
