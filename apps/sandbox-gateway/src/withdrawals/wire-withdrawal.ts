import type { WireValueOf } from "@volado/api-client";
import type { endpoints } from "@volado/api-client/endpoints";
import { decimalOf } from "@volado/domain/money";
import type { WithdrawalTerms } from "@volado/domain/wallet";
import type { WithdrawalRow } from "./request-withdrawal.ts";

type WireWithdrawal = WireValueOf<typeof endpoints.requestWithdrawal>;
type WireTerms = WireValueOf<typeof endpoints.getWithdrawalTerms>;

/** A withdrawal as it travels. */
export const wireWithdrawal = (row: WithdrawalRow, currency: string): WireWithdrawal => ({
  id: row.id,
  state: row.state,
  currency,
  amount: decimalOf(row.amount),
  fee: decimalOf(row.fee),
  bank: row.bank,
  cardTail: row.card_tail,
  requestedAt: row.requested_at,
  settledAt: row.settled_at,
});

/** What may be withdrawn as it travels, with the latest withdrawals. */
export const wireTerms = (terms: WithdrawalTerms, latest: readonly WithdrawalRow[]): WireTerms => {
  const { currency } = terms.available;
  return {
    ...terms,
    currency,
    available: decimalOf(terms.available.centavos),
    rolloverLeft: decimalOf(terms.rolloverLeft.centavos),
    minimum: decimalOf(terms.minimum.centavos),
    maximum: decimalOf(terms.maximum.centavos),
    leftToday: decimalOf(terms.leftToday.centavos),
    fee: { ...terms.fee, minimum: decimalOf(terms.fee.minimum.centavos) },
    latest: latest.map((row) => wireWithdrawal(row, currency)),
  };
};
