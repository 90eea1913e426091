import type { PendingWithdrawal } from "../shapes/money.ts";
import type { ConsoleState } from "../shapes/state.ts";
import { button, cardHead, make } from "./build.ts";
import { decimalText } from "./money.ts";
import type { Act } from "./panels.ts";

const card = (withdrawal: PendingWithdrawal, currencySymbol: string, act: Act): HTMLElement => {
  const { id, username, account, requestedAt } = withdrawal;
  const money = (centavos: number) => `${currencySymbol}${decimalText(centavos)}`;
  const amount = money(withdrawal.amount);
  const settle = (settlement: "paid" | "rejected", label: string) => {
    const path = `withdrawals/${encodeURIComponent(id)}`;
    const made = button(label, () =>
      act("POST", path, { settlement }, `${username}'s ${amount} is ${settlement}.`),
    );
    made.setAttribute("aria-label", `${label} ${username}'s ${amount}`);
    return made;
  };
  return make(
    "li",
    "card",
    cardHead(make("b", "", username), make("span", "chip", amount)),
    make(
      "p",
      "muted",
      `To ${account}. Fee ${money(withdrawal.fee)}. Asked for ${new Date(requestedAt).toLocaleString()}.`,
    ),
    make("div", "row", settle("paid", "Pay"), settle("rejected", "Reject")),
  );
};

/** Withdrawals that wait: paying hands the money over, rejecting brings it back with its fee. */
export const withdrawalsPanel = ({ withdrawals, currencySymbol }: ConsoleState, act: Act): Node =>
  withdrawals.length === 0
    ? make("p", "muted", "No withdrawal waits.")
    : make("ul", "cards", ...withdrawals.map((row) => card(row, currencySymbol, act)));
