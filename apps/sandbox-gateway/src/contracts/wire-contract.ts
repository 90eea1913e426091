import type { WireValueOf } from "@volado/api-client";
import type { endpoints } from "@volado/api-client/endpoints";
import { ContractKind, contractStateAt } from "@volado/domain";
import type { Selectable } from "kysely";
import type { ContractsTable, ContractTierRow } from "../data/schema/contracts.ts";
import { CURRENCY } from "../settings/currency.ts";

type WireContract = WireValueOf<typeof endpoints.answerContract>;

/** A contract, and the user name of who offered it. */
export type ContractRow = Selectable<ContractsTable> & { readonly upline: string };

const kinds = {
  "daily-salary": "DAILY_SALARY",
  dividend: "DIVIDEND",
  "hourly-salary": "HOUR_SALARY",
} as const;
const states = {
  offered: "OFFERED",
  active: "ACTIVE",
  refused: "REFUSED",
  lapsed: "LAPSED",
  withdrawn: "WITHDRAWN",
  ended: "ENDED",
} as const;
const bases = { turnover: "TURNOVER", "net-loss": "NET_LOSS" } as const;
const periods = {
  hour: "HOUR",
  day: "DAY",
  week: "WEEK",
  "half-month": "HALF_MONTH",
  month: "MONTH",
} as const;

const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2);

const wireTier = ({ from, members, pay }: ContractTierRow) => ({
  from: decimal(from),
  members,
  ...("share" in pay ? { rate: decimal(pay.share) } : { amount: decimal(pay.amount) }),
});

/** The kinds by their names on the wire. */
export const kindOfWire = {
  DAILY_SALARY: ContractKind.DailySalary,
  DIVIDEND: ContractKind.Dividend,
  HOUR_SALARY: ContractKind.HourlySalary,
} as const;

/** A contract as it travels, as it stands at `now`. */
export const wireContract = (row: ContractRow, now: number): WireContract => ({
  id: row.id,
  kind: kinds[row.kind],
  status:
    states[
      contractStateAt(
        { state: row.state, answerBefore: row.answer_before, validUntil: row.valid_until ?? undefined },
        now,
      )
    ],
  offeredBy: row.upline,
  offeredAt: row.offered_at,
  answerBefore: row.answer_before,
  answeredAt: row.answered_at,
  endDate: row.valid_until,
  endedAt: row.ended_at,
  basis: bases[row.basis],
  settlement: periods[row.period],
  currency: CURRENCY,
  tiers: row.tiers.map(wireTier),
});
