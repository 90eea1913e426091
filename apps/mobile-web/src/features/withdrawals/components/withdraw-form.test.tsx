// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { BankCard, WithdrawalTerms } from "@volado/domain/wallet";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useBalanceVisibility } from "../../../shared/session/hideable-balance.tsx";
import { tabValues } from "../../../shared/storage/site-storage.ts";
import { closePart, openPart, signInAna } from "../../../shared/testing/open-part.tsx";
import { pesos } from "../../../shared/testing/pesos.ts";
import { forgetOrders, reloadOrders } from "../../../shared/testing/reload-orders.ts";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import { stubWrites } from "../../../shared/testing/stub-gateway.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

const terms: WithdrawalTerms = {
  available: pesos(1_000),
  bonus: undefined,
  minimum: pesos(100),
  maximum: pesos(900),
  leftToday: pesos(800),
  timesLeft: 3,
  freeLeft: 0,
  fee: { percent: 1, minimum: pesos(5) },
  reviewHours: 2,
  hasPaymentPassword: true,
};
const cards: readonly BankCard[] = [
  {
    id: "C-1",
    bank: { code: "012", name: "BBVA" },
    holder: "Ana Luz",
    kind: "clabe",
    lastDigits: "7899",
    addedAt: 1_000,
  },
];
const accepted = {
  id: "W-1",
  state: "pending",
  currency: "MXN",
  amount: "200.00",
  fee: "5.00",
  bank: "BBVA",
  cardTail: "7899",
  requestedAt: 1_000,
  settledAt: null,
};

/**
 * While closed, writes reach the gateway but no response arrives. `outcome` is the amount of such an order, null if it
 * wasn't carried out.
 */
const network: { open: boolean; outcome: string | null | "lost" } = { open: true, outcome: null };
beforeEach(() => void Object.assign(network, { open: true, outcome: null }));

/** Renders the form against a gateway that rejects successive requests with these codes, then accepts. */
const open = async (...refusals: readonly string[]) => {
  const { fetch, sent } = stubWrites(refusals, accepted);
  const under = (rules: WithdrawalTerms) => <WithdrawForm terms={rules} cards={cards} />;
  const { t, rerender } = await openPart(under(terms), async (...call) => {
    if (call[0].includes("/orders/outcome")) {
      if (network.outcome === "lost") throw new TypeError("Failed to fetch");
      return Response.json({ success: true, value: { currency: "MXN", amount: network.outcome } });
    }
    const answer = await fetch(...call);
    if (!network.open) throw new TypeError("Failed to fetch");
    return answer;
  });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });
  return {
    t,
    sent,
    amount: () => field(t("withdraw.amount")),
    password: () => field(t("withdraw.password")),
    fill: (amount: string, password: string) => {
      fireEvent.change(field(t("withdraw.amount")), { target: { value: amount } });
      fireEvent.change(field(t("withdraw.password")), { target: { value: password } });
    },
    /** Re-renders the form with changed terms. */
    changeTerms: (over: Partial<WithdrawalTerms>) => rerender(under({ ...terms, ...over })),
    press,
    /** Submits the form and confirms the dialog. */
    send: () => {
      press(t("withdraw.submit"));
      press(t("withdraw.confirm.yes"));
    },
  };
};

beforeEach(forgetOrders);
beforeEach(stubDialogs);
beforeEach(() => signInAna());
afterEach(closePart);

it("is sent after a confirmation with its fee, and clears the form", async () => {
  const form = await open();
  form.fill("200", "Nopal2026");
  form.press(form.t("withdraw.submit"));
  await screen.findByText(form.t("withdraw.confirm.title", { amount: "$200.00" }));
  expect(form.sent).toEqual([]);
  form.press(form.t("withdraw.confirm.yes"));
  await waitFor(() => expect(form.amount().value).toBe(""));
  expect(form.password().value).toBe("");
  expect(form.sent.map(({ body }) => body)).toEqual([
    { cardId: "C-1", amount: "200.00", fee: "5.00", paymentPassword: "Nopal2026", givesUpBonus: false },
  ]);
});

it("says what it costs while a bonus is active, and sends the consent, also after a lost response", async () => {
  const form = await open();
  const bonus = {
    id: "B-1",
    title: "Mitad",
    remaining: pesos(50),
    wagered: pesos(120),
    wager: pesos(500),
    inBets: pesos(0),
  };
  form.changeTerms({ bonus });
  const lost = (amount: string) => form.t("withdraw.losesBonus", { bonus: amount, left: "$380.00" });
  expect(screen.getByText(lost("$50.00"))).toBeTruthy();
  form.changeTerms({ bonus: { ...bonus, inBets: pesos(60) } });
  const warning = `${lost("$110.00")} ${form.t("activeBonus.inBets", { amount: "$60.00" })}`;
  expect(screen.getByText(warning)).toBeTruthy();
  network.open = false;
  form.fill("200", "Nopal2026");
  form.press(form.t("withdraw.submit"));
  expect(within(screen.getByRole("alertdialog")).getByText(warning)).toBeTruthy();
  form.press(form.t("withdraw.confirm.yes"));
  await screen.findByText(form.t("lostOrder.notSent"));

  // The lost order has given the bonus up.
  form.changeTerms({ bonus: undefined });
  network.open = true;
  form.send();
  await waitFor(() => expect(form.amount().value).toBe(""));
  expect(form.sent[0]?.body).toMatchObject({ givesUpBonus: true });
  expect(new Set(form.sent.map((order) => JSON.stringify(order))).size).toBe(1);
});

it.each([
  ["", "required", ""],
  ["diez", "format", ""],
  ["1.250", "format", ""],
  ["200.505", "format", ""],
  ["99.99", "minimum", "$100.00"],
  ["900.01", "maximum", "$900.00"],
  ["800.01", "today", "$800.00"],
] as const)("does not send an amount of %j", async (typed, problem, amount) => {
  const form = await open();
  form.fill(typed, "Nopal2026");
  form.press(form.t("withdraw.submit"));
  await screen.findByText(form.t(`withdraw.problems.${problem}`, { amount }));
  await waitFor(() => expect(document.activeElement).toBe(form.amount()));
  expect(form.sent).toEqual([]);
});

it("shows how many withdrawals are left today, and none after the last", async () => {
  const form = await open();
  form.changeTerms({ timesLeft: 4, freeLeft: 2 });
  const left = await screen.findByText(form.t("withdraw.timesLeft", { count: 4 }), { exact: false });
  expect(left.textContent).toContain(form.t("withdraw.feeFree", { free: 2 }));
  form.changeTerms({ timesLeft: 0, freeLeft: 0 });
  await screen.findByText(form.t("withdraw.problems.times"));
  form.fill("200", "Nopal2026");
  form.press(form.t("withdraw.submit"));
  await waitFor(() => expect(form.amount().getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getAllByText(form.t("withdraw.problems.times"))).toHaveLength(1);
  expect(form.sent).toEqual([]);
});

it.each([
  ["times", { timesLeft: 0, freeLeft: 0 }],
  ["day", { leftToday: pesos(99.99) }],
] as const)("states no amount or number of withdrawals once the day allows none: %s", async (why, over) => {
  const form = await open();
  form.changeTerms(over);
  expect(await screen.findByText(form.t(`withdraw.problems.${why}`))).toBeTruthy();
  expect(screen.queryByText(/\$[89]00/)).toBe(null);
  expect(screen.queryByText(form.t("withdraw.timesLeft", { count: 3 }), { exact: false })).toBe(null);
});

it.each([
  ["the day", {}, "$800.00"],
  ["a withdrawal", { leftToday: pesos(5_000), available: pesos(5_000) }, "$900.00"],
  ["the balance after the fee", { available: pesos(700) }, "$693.06"],
] as const)("states one largest amount, limited by %s", async (_, over, max) => {
  const form = await open();
  form.changeTerms(over);
  expect(await screen.findByText(form.t("withdraw.limits", { min: "$100.00", max }))).toBeTruthy();
});

it("doesn't tell a hidden balance", async () => {
  const form = await open();
  act(() => useBalanceVisibility.setState({ hidden: true }));
  expect(screen.getByText(form.t("withdraw.fromMinimum", { min: "$100.00" }))).toBeTruthy();
  act(() => useBalanceVisibility.setState({ hidden: false }));
  expect(screen.getByText(form.t("withdraw.limits", { min: "$100.00", max: "$800.00" }))).toBeTruthy();
});

it("states what is needed when the balance doesn't cover the smallest withdrawal", async () => {
  const form = await open();
  form.changeTerms({ available: pesos(104.99) });
  expect(await screen.findByText(form.t("withdraw.belowMinimum", { amount: "$105.00" }))).toBeTruthy();
});

it("is not sent without the payment password", async () => {
  const form = await open();
  form.fill("200", "");
  form.press(form.t("withdraw.submit"));
  await screen.findByText(form.t("withdraw.passwordRequired"));
  expect(form.sent).toEqual([]);
});

it.each(["payment_password_wrong", "conflict", "withdrawal_limit", "insufficient_balance"] as const)(
  "rejected with %s shows the reason and keeps the values",
  async (code) => {
    const form = await open(code);
    form.fill("200", "Nopal2026");
    form.send();
    await screen.findByText(form.t(`withdraw.refusals.${code}`));
    // The dialog closes in a later render.
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null));
    expect([form.amount().value, form.password().value]).toEqual(["200", "Nopal2026"]);
  },
);

it("is resent unchanged after a lost response and a reload", async () => {
  const order = (form: Awaited<ReturnType<typeof open>>) => {
    form.fill("800", "Nopal2026");
    form.send();
  };
  const lost = await open();
  network.open = false;
  lost.changeTerms({ freeLeft: 1 });
  order(lost);
  await screen.findByText(lost.t("lostOrder.notSent"));
  cleanup();

  reloadOrders();
  network.open = true;
  const again = await open();
  again.changeTerms({ freeLeft: 0, leftToday: pesos(0), available: pesos(200) });
  order(again);
  await waitFor(() => expect(again.amount().value).toBe(""));
  expect(again.sent).toEqual([lost.sent[0]]);
  expect(tabValues.read("unansweredOrders")).toEqual([]);
});

it.each([
  ["insufficient_balance", "withdraw.refusals.insufficient_balance"],
  ["not_permitted", "errors.notPermitted"],
  ["invalid_input", "errors.invalidInput"],
] as const)(
  "is not stored after a rejection with %s, and the next one has the current fee",
  async (code, message) => {
    const form = await open(code);
    form.changeTerms({ freeLeft: 1 });
    form.fill("300", "Nopal2026");
    form.send();
    await screen.findByText(form.t(message));
    expect(tabValues.read("unansweredOrders")).toEqual([]);
    form.changeTerms({ freeLeft: 0 });
    form.send();
    await waitFor(() => expect(form.amount().value).toBe(""));
    expect(form.sent.map(({ body }) => body)).toMatchObject([{ fee: "0.00" }, { fee: "5.00" }]);
    expect(form.sent[1]?.key).not.toBe(form.sent[0]?.key);
  },
);

it("is another order for another amount, with the current fee", async () => {
  const form = await open();
  network.open = false;
  form.changeTerms({ freeLeft: 1 });
  form.fill("200", "Nopal2026");
  form.send();
  await screen.findByText(form.t("lostOrder.notSent"));
  network.open = true;
  form.changeTerms({ freeLeft: 0 });
  form.fill("300", "Nopal2026");
  form.send();
  await waitFor(() => expect(form.amount().value).toBe(""));
  expect(form.sent.at(-1)?.key).not.toBe(form.sent[0]?.key);
  expect(form.sent.at(-1)?.body).toMatchObject({ amount: "300.00", fee: "5.00" });
});

describe("whose response was lost", () => {
  const lose = async (outcome: string) => {
    const form = await open();
    Object.assign(network, { open: false, outcome });
    form.fill("200", "Nopal2026");
    form.send();
    return form;
  };

  it("is found to have gone through, and the form is empty", async () => {
    const form = await lose("200.00");
    await waitFor(() => expect(form.amount().value).toBe(""));
    expect(form.password().value).toBe("");
    expect(tabValues.read("unansweredOrders")).toEqual([]);
    expect(screen.queryByText(form.t("lostOrder.checking"))).toBe(null);
  });

  it("is checked until there is an answer, also after a reload, and can't be sent again meanwhile", async () => {
    const lost = await lose("lost");
    const message = await screen.findByText(lost.t("lostOrder.checking"));
    expect(message.closest("[role=status]")).not.toBe(null);
    expect(screen.getByRole("button", { name: lost.t("withdraw.submit") }).matches(":disabled")).toBe(true);
    cleanup();

    reloadOrders();
    network.outcome = "200.00";
    const again = await open();
    await waitFor(() => expect(tabValues.read("unansweredOrders")).toEqual([]));
    expect(again.sent).toEqual([]);
  });

  it("and that wasn't carried out is said once, not on a later visit", async () => {
    const lost = await open();
    network.open = false;
    lost.fill("200", "Nopal2026");
    lost.send();
    await screen.findByText(lost.t("lostOrder.notSent"));
    cleanup();
    reloadOrders();
    const again = await open();
    expect(screen.queryByText(again.t("lostOrder.notSent"))).toBe(null);
    expect(screen.queryByText(again.t("lostOrder.checking"))).toBe(null);
  });
});
