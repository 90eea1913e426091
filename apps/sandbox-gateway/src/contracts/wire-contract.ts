import type { WireValueOf } from "@volado/api-client";
import type { endpoints } from "@volado/api-client/endpoints";
import { contractStateAt } from "@volado/domain/agency";
import { decimalOf } from "@volado/domain/money";
import type { Selectable } from "kysely";
import type { ContractsTable, ContractTierRow } from "../data/schema/contracts.ts";

type WireContract = WireValueOf<typeof endpoints.answerContract>;

/** A contract, and the user name of who offered it. */
export type ContractRow = Selectable<ContractsTable> & { readonly upline: string };

const wireTier = ({ from, members, pay }: ContractTierRow): WireContract["tiers"][number] => ({
  from: decimalOf(from),
  activeMembers: members,
  pay:
    "share" in pay
      ? { type: "percent", percent: decimalOf(pay.share) }
      : { type: "amount", amount: decimalOf(pay.amount) },
});

/** A contract as it travels, as it stands at `now`. */
export const wireContract = (row: ContractRow, now: number, currency: string): WireContract => ({
  id: row.id,
  kind: row.kind,
  state: contractStateAt(
    { state: row.state, answerBefore: row.answer_before, validUntil: row.valid_until ?? undefined },
    now,
  ),
  offeredBy: row.upline,
  offeredAt: row.offered_at,
  answerBefore: row.answer_before,
  answeredAt: row.answered_at,
  validUntil: row.valid_until,
  endedAt: row.ended_at,
  basis: row.basis,
  period: row.period,
  currency,
  tiers: row.tiers.map(wireTier),
});
