import type { Money } from "../../money/money.ts";

/** What an upline may agree on with an agent (Spec §6 "daily salary, dividend, hourly salary"). */
export const ContractKind = {
  DailySalary: "daily-salary",
  Dividend: "dividend",
  HourlySalary: "hourly-salary",
} as const;
export type ContractKind = (typeof ContractKind)[keyof typeof ContractKind];

/**
 * Where a contract stands. `offered` waits for the agent's answer; `lapsed` was not answered in time,
 * `withdrawn` was taken back by whoever offered it; `ended` was in force once.
 */
export const ContractState = {
  Offered: "offered",
  Active: "active",
  Refused: "refused",
  Lapsed: "lapsed",
  Withdrawn: "withdrawn",
  Ended: "ended",
} as const;
export type ContractState = (typeof ContractState)[keyof typeof ContractState];

/** What of the team is counted: what it stakes, or what it loses in the balance. */
export type ContractBasis = "turnover" | "net-loss";

/** The stretch of time over which is counted and paid. */
export type ContractPeriod = "hour" | "day" | "week" | "half-month" | "month";

/** One step of a contract: from a result of the team on, so much is paid. */
export interface ContractTier {
  /** The team's turnover or loss in the period from which this tier holds. */
  readonly from: Money;
  /** Members of the team who have to play in the period; 0 asks for none. */
  readonly activeMembers: number;
  /** A share of what is counted, in per cent; or an amount. */
  readonly pay:
    | { readonly type: "percent"; readonly percent: number }
    | { readonly type: "amount"; readonly amount: Money };
}

/**
 * A contract between an agent and the agent above, whether it waits, holds or is over. Instants are epoch milliseconds.
 */
export interface AgentContract {
  readonly id: string;
  readonly kind: ContractKind;
  readonly state: ContractState;
  /** User name of whoever offered it. */
  readonly offeredBy: string;
  readonly offeredAt: number;
  /** From this instant on an offer can't be answered any more. */
  readonly answerBefore: number;
  readonly answeredAt: number | undefined;
  /** Last instant of a contract with a fixed end; undefined for one that holds until another takes its place. */
  readonly validUntil: number | undefined;
  /** When a contract that was in force ended. */
  readonly endedAt: number | undefined;
  readonly basis: ContractBasis;
  readonly period: ContractPeriod;
  /** In rising order of `from`; never empty. */
  readonly tiers: readonly ContractTier[];
}

/** An agent's contracts of one kind, and the gateway's clock (epoch milliseconds) when it told them. */
export interface ContractList {
  readonly contracts: readonly AgentContract[];
  readonly serverTime: number;
}
