import { expect } from "vitest";
import { newAgent, openBelow } from "../../e2e/accounts.ts";
import { giveBankCard, PAYMENT_PASSWORD } from "../../e2e/member-money.ts";
import type { Journey } from "../journey.ts";
import { containing, css, label, role, text } from "../locators.ts";

const deposit: Journey = {
  title: "deposit",
  walk: async ({ phone, words, gateway, newMember, signIn }) => {
    const { t, money } = words;
    const { username, password } = await newMember();
    await signIn({ username, password });
    const before = await gateway.balanceOf(username);
    await phone.open("/m/home");
    await phone.tap(role("link", t("shell.tabs.deposit")));
    await phone.at("/m/voucherCenter");
    await phone.type(role("textbox", t("deposit.amount")), "99");
    await phone.tap(role("button", t("deposit.continue")));
    await phone.see(text(t("deposit.amountProblems.low", { min: money(10_000) })));
    await phone.tap(role("button", undefined, role("group", t("deposit.quick"))));
    await phone.tap(role("button", t("deposit.continue")));
    await phone.see(role("heading", t("deposit.titles.transfer")));
    const reference = await (await phone.see(text(/^\d{12}$/))).getText();
    await gateway.settleDeposit(reference, "paid");
    await phone.see(role("heading", t("deposit.titles.paid")));
    expect(await gateway.balanceOf(username)).toBe(before + 20_000);
  },
};

const withdrawal: Journey = {
  title: "withdrawal",
  walk: async ({ phone, words, gateway, gatewayUrl, newMember, signIn }) => {
    const { t, money } = words;
    const member = await newMember();
    await gateway.setBalance(member.username, 1_250_000);
    await giveBankCard(gatewayUrl, member);
    await signIn(member);
    await phone.open("/m/withdraw");
    await phone.type(role("textbox", t("withdraw.amount")), "1,500.50");
    await phone.type(label(t("withdraw.password")), PAYMENT_PASSWORD);
    await phone.tap(role("button", t("withdraw.submit")));
    const question = role("alertdialog", t("withdraw.confirm.title", { amount: money(150_050) }));
    await phone.tap(role("button", t("withdraw.confirm.yes"), question));
    await phone.disappeared(question);
    await phone.see(text(t("records.states.pending"), role("region", t("withdraw.latest"))));
    await phone.see(text(money(1_099_950)));
    expect(await gateway.balanceOf(member.username)).toBe(1_099_950);
  },
};

const records: Journey = {
  title: "records",
  walk: async ({ phone, words: { t }, gateway, newMember, signIn }) => {
    const { username, password } = await newMember();
    const { playSlot } = await signIn({ username, password });
    await gateway.setBalance(username, 500_000);
    await playSlot();
    await phone.open("/m/transaction/record?types=A");
    const list = role("list", t("records.list"));
    const play = text(t("records.kinds.play"), list);
    await phone.see(text(t("records.kinds.adjustment"), list));
    await phone.tap(text(t("records.types.G")));
    await phone.at("/m/transaction/record?types=G");
    await phone.disappeared(text(t("records.kinds.adjustment"), list));
    await phone.tap(play);
    await phone.see(text(t("records.facts.reference"), list));

    await phone.choose(role("combobox", t("period.label")), "range");
    await phone.pickDate(label(t("period.from")), "2020-02-01");
    await phone.pickDate(label(t("period.to")), "2020-02-29");
    await phone.tap(role("button", t("period.apply")));
    await phone.at("/m/transaction/record?types=G&from=2020-02-01&to=2020-02-29");
    await phone.see(text(t("records.empty.title")));
  },
};

const transfer: Journey = {
  title: "transfer",
  walk: async ({ phone, words, gateway, gatewayUrl, signIn }) => {
    const { t, money } = words;
    const agent = await newAgent(gatewayUrl);
    const downline = await openBelow(gatewayUrl, agent);
    await gateway.setBalance(agent.username, 100_000);
    await signIn(agent);
    await phone.open("/m/agent?view=transfer");
    await phone.type(role("searchbox", t("downlines.transfer.search.field")), downline.username);
    const found = role("group", t("downlines.transfer.found"));
    await phone.count(role("checkbox", undefined, found), 1);
    await phone.tap(role("checkbox", containing(downline.username), found));
    await phone.type(label(containing(t("downlines.transfer.amount"))), "150.25");
    await phone.type(label(t("downlines.transfer.password")), PAYMENT_PASSWORD);
    await phone.tap(role("button", t("downlines.transfer.submit")));
    await phone.tap(role("button", t("downlines.transfer.confirm.yes")));
    await phone.see(
      text(t("downlines.transfer.done", { count: 1, name: downline.username, total: money(15_025) })),
    );
    await phone.disappeared(css("dialog[open]"));
    expect(await gateway.balanceOf(agent.username)).toBe(84_975);
    expect(await gateway.balanceOf(downline.username)).toBe(15_025);
  },
};

/** Deposits, withdrawals and transfers. */
export const moneyJourneys: readonly Journey[] = [deposit, withdrawal, records, transfer];
