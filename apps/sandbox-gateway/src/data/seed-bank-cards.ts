import type { Tx } from "../wallet/ledger.ts";
import { insertBankCard } from "../withdrawals/bank-cards.ts";

/** The demo member has a bank account to withdraw to from the start; the others add theirs. */
export const seedBankCards = async (tx: Tx, now: number): Promise<void> => {
  await insertBankCard(
    tx,
    { memberId: "M-jugador", bankCode: "012", holder: "Julia Gadea Ruiz", number: "012180001234567899" },
    now,
  );
};
