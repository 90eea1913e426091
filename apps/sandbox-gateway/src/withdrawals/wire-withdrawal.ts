import type { WireValueOf } from "@volado/api-client";
import type { endpoints } from "@volado/api-client/endpoints";
import type { WithdrawalRow } from "./request-withdrawal.ts";

/** Centavos as they travel. */
export const decimal = (centavos: number): string => (centavos / 100).toFixed(2);

/** A withdrawal as it travels. */
export const wireWithdrawal = (row: WithdrawalRow): WireValueOf<typeof endpoints.requestWithdrawal> => ({
  id: row.id,
  state: row.state,
  amount: decimal(row.amount),
  fee: decimal(row.fee),
  bank: row.bank,
  cardTail: row.card_tail,
  requestedAt: row.requested_at,
  settledAt: row.settled_at,
});
