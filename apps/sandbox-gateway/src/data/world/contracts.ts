import type { ContractBasis, ContractKind, ContractPeriod } from "@volado/domain/agency";
import type { ContractsTable, ContractTierRow } from "../schema/contracts.ts";

/** What a contract of a kind says. */
export interface ContractTerms {
  readonly basis: ContractBasis;
  readonly period: ContractPeriod;
  readonly tiers: readonly ContractTierRow[];
}

const PESO = 100;

const shares = (...rows: readonly (readonly [from: number, members: number, percent: number])[]) =>
  rows.map(([from, members, percent]) => ({
    from: from * PESO,
    members,
    pay: { share: Math.round(percent * 100) },
  }));

const amounts = (...rows: readonly (readonly [from: number, members: number, pesos: number])[]) =>
  rows.map(([from, members, pesos]) => ({ from: from * PESO, members, pay: { amount: pesos * PESO } }));

/** The terms that the sandbox's uplines offer. */
export const offeredTerms: Readonly<Record<ContractKind, ContractTerms>> = {
  "daily-salary": {
    basis: "turnover",
    period: "day",
    tiers: shares([50_000, 5, 0.3], [150_000, 10, 0.5], [500_000, 25, 0.8]),
  },
  dividend: {
    basis: "net-loss",
    period: "half-month",
    tiers: shares([20_000, 5, 8], [100_000, 12, 12], [400_000, 30, 18]),
  },
  "hourly-salary": {
    basis: "turnover",
    period: "hour",
    tiers: amounts([10_000, 3, 40], [40_000, 8, 180], [120_000, 15, 600]),
  },
};

const firstSalary: ContractTerms = {
  basis: "turnover",
  period: "day",
  tiers: shares([60_000, 6, 0.2], [200_000, 12, 0.4]),
};

/** A contract of the seeded world; days count back from the moment of seeding, and forward when they are negative. */
export interface SeedContract {
  readonly username: string;
  readonly kind: ContractKind;
  readonly state: ContractsTable["state"];
  readonly terms: ContractTerms;
  readonly offered: number;
  readonly answerBefore: number;
  readonly answered?: number;
  readonly validUntil?: number;
  readonly ended?: number;
}

/** Who offers all of them. */
export const CONTRACT_UPLINE = "corredor";

const waiting = (kind: ContractKind): SeedContract => ({
  username: "socia",
  kind,
  state: "offered",
  terms: offeredTerms[kind],
  offered: 1,
  answerBefore: -30,
});

/** One agent with contracts behind and in force, one whom requests of every kind wait for. */
export const seedContracts: readonly SeedContract[] = [
  {
    username: "agente",
    kind: "daily-salary",
    state: "refused",
    terms: firstSalary,
    offered: 70,
    answerBefore: 63,
    answered: 68,
  },
  {
    username: "agente",
    kind: "daily-salary",
    state: "active",
    terms: offeredTerms["daily-salary"],
    offered: 41,
    answerBefore: 34,
    answered: 40,
  },
  {
    username: "agente",
    kind: "dividend",
    state: "ended",
    terms: offeredTerms.dividend,
    offered: 121,
    answerBefore: 114,
    answered: 120,
    validUntil: 30,
    ended: 30,
  },
  {
    username: "agente",
    kind: "dividend",
    state: "withdrawn",
    terms: { ...offeredTerms.dividend, tiers: shares([50_000, 8, 6]) },
    offered: 140,
    answerBefore: 133,
    ended: 139,
  },
  {
    username: "socia",
    kind: "daily-salary",
    state: "active",
    terms: firstSalary,
    offered: 91,
    answerBefore: 84,
    answered: 90,
  },
  waiting("daily-salary"),
  waiting("dividend"),
  waiting("hourly-salary"),
];
