import type { WireValueOf } from "@volado/api-client";
import type { endpoints } from "@volado/api-client/endpoints";
import type { WithdrawalState } from "@volado/domain";
import type { WithdrawalRow } from "./request-withdrawal.ts";

const states = {
  pending: "PENDING",
  paid: "PAID",
  rejected: "REJECTED",
} as const satisfies Record<WithdrawalState, string>;

/** Centavos as they travel. */
export const pesos = (centavos: number): string => (centavos / 100).toFixed(2);

/** A withdrawal as it travels. */
export const wireWithdrawal = (row: WithdrawalRow): WireValueOf<typeof endpoints.requestWithdrawal> => ({
  id: row.id,
  status: states[row.state],
  amount: pesos(row.amount),
  fee: pesos(row.fee),
  bankName: row.bank,
  lastDigits: row.card_tail,
  createdAt: row.requested_at,
  settledAt: row.settled_at,
});
