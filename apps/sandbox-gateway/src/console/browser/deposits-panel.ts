import type { OpenDeposit } from "../shapes/money.ts";
import type { ConsoleState } from "../shapes/state.ts";
import { button, cardHead, make } from "./build.ts";
import { decimalText } from "./money.ts";
import type { Act } from "./panels.ts";
import { pictureLinks } from "./picture-links.ts";

const depositRow = (deposit: OpenDeposit, symbol: string, act: Act): HTMLElement => {
  const { id, username, reference } = deposit;
  const money = (centavos: number) => `${symbol}${decimalText(centavos)}`;
  const settle = (outcome: "paid" | "rejected", label: string, done: string) => {
    const press = button(label, () => act("POST", `deposits/${encodeURIComponent(id)}`, { outcome }, done));
    press.setAttribute("aria-label", `${label} ${reference}`);
    return press;
  };
  return make(
    "li",
    "card",
    cardHead(
      make("b", "", username),
      make("span", "chip", deposit.kind),
      ...(deposit.inReview ? [make("span", "chip", "in review")] : []),
    ),
    make(
      "dl",
      "facts",
      make("dt", "", "Amount"),
      make("dd", "", money(deposit.amount)),
      make("dt", "", "Bonus"),
      make("dd", "", money(deposit.bonus)),
      make("dt", "", "Reference"),
      make("dd", "", reference),
      ...(deposit.remark === "" ? [] : [make("dt", "", "Remark"), make("dd", "", deposit.remark)]),
    ),
    make(
      "div",
      "row",
      ...pictureLinks("Receipt", `deposits/${encodeURIComponent(id)}/receipts`, deposit.receipts),
      settle("paid", "Approve", `${username} has ${money(deposit.amount)} more.`),
      settle("rejected", "Reject", `The deposit ${reference} is rejected.`),
    ),
  );
};

/** Deposits that nobody has settled, the newest first. */
export const depositsPanel = ({ deposits, currencySymbol }: ConsoleState, act: Act): Node =>
  deposits.length === 0
    ? make("p", "muted", "No deposit waits.")
    : make("ul", "cards", ...deposits.map((deposit) => depositRow(deposit, currencySymbol, act)));
