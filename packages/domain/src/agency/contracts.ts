import type { PayPeriod, TimeSpan } from "../calendar/pay-periods.ts";
import { compareMoney, type Money, moneyOf, percentOfMoney } from "../money/money.ts";

/** Kinds of contract that an agent can have (Spec §6 "daily salary, dividend, hourly salary"). */
export const ContractKind = {
  DailySalary: "daily-salary",
  Dividend: "dividend",
  HourlySalary: "hourly-salary",
} as const;
export type ContractKind = (typeof ContractKind)[keyof typeof ContractKind];

/**
 * State of a contract. `offered` waits for the agent's answer; `lapsed` was not answered in time; `withdrawn` was
 * withdrawn by the agent who offered it; `ended` is no longer in force.
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

/** What is counted: the team's stakes, or its net loss. */
export type ContractBasis = "turnover" | "net-loss";

/** A tier of a contract: the pay once the team reaches a given result. */
export interface ContractTier {
  /** The team's turnover or loss in the period from which this tier applies. */
  readonly from: Money;
  /** Team members who must play in the period; 0 for no requirement. */
  readonly activeMembers: number;
  /** A percentage of what is counted, or a fixed amount. */
  readonly pay:
    | { readonly type: "percent"; readonly percent: number }
    | { readonly type: "amount"; readonly amount: Money };
}

/** A contract that an agent is offered. Instants are epoch milliseconds. */
export interface AgentContract {
  readonly id: string;
  readonly kind: ContractKind;
  readonly state: ContractState;
  /** The merchant, or the agent above who offers it. */
  readonly offeredBy: string;
  readonly offeredAt: number;
  /** From this instant an offer can no longer be answered. */
  readonly answerBefore: number;
  readonly answeredAt: number | undefined;
  /** Last instant of a contract with a fixed end; undefined when it lasts until another replaces it. */
  readonly validUntil: number | undefined;
  readonly endedAt: number | undefined;
  readonly basis: ContractBasis;
  /** The period that is counted and paid. */
  readonly period: PayPeriod;
  /** In ascending order of `from`; never empty. */
  readonly tiers: readonly ContractTier[];
}

/** An agent's contracts of one kind, with the gateway's time (epoch milliseconds). */
export interface ContractList {
  readonly contracts: readonly AgentContract[];
  readonly serverTime: number;
}

/** The order of the prompts (Spec §6: "daily salary, dividend, hourly salary"). */
export const contractKinds: readonly ContractKind[] = [
  ContractKind.DailySalary,
  ContractKind.Dividend,
  ContractKind.HourlySalary,
];

/**
 * The next prompt: the first required kind that was not dismissed in this session (Spec §6 "each with Cancel and
 * Go").
 */
export const nextContractPrompt = (
  required: readonly ContractKind[],
  dismissed: readonly ContractKind[],
): ContractKind | undefined =>
  contractKinds.find((kind) => required.includes(kind) && !dismissed.includes(kind));

/** The contracts of one kind as a page shows them. */
export interface ContractSheet {
  /** Open requests; the gateway may offer more than one of a kind. */
  readonly requests: readonly AgentContract[];
  readonly current: AgentContract | undefined;
  readonly history: readonly AgentContract[];
}

/** A contract's state at `now`: an unanswered offer lapses, a contract past its last instant ends. */
export const contractStateAt = (
  { state, answerBefore, validUntil }: Pick<AgentContract, "state" | "answerBefore" | "validUntil">,
  now: number,
): ContractState => {
  if (state === ContractState.Offered && now >= answerBefore) return ContractState.Lapsed;
  if (state === ContractState.Active && validUntil !== undefined && now > validUntil)
    return ContractState.Ended;
  return state;
};

/** The time of the last change; the history is sorted by it. */
const lastChange = ({ endedAt, answeredAt, offeredAt }: AgentContract): number =>
  endedAt ?? answeredAt ?? offeredAt;

/** Groups contracts of one kind into requests, current and history at `now` (epoch milliseconds). */
export const contractSheet = (contracts: readonly AgentContract[], now: number): ContractSheet => {
  const updated = contracts.map((contract) => ({ ...contract, state: contractStateAt(contract, now) }));
  const requests = updated.filter(({ state }) => state === ContractState.Offered);
  const current = updated.find(({ state }) => state === ContractState.Active);
  return {
    requests,
    current,
    history: updated
      .filter((contract) => !requests.includes(contract) && contract !== current)
      .toSorted((a, b) => lastChange(b) - lastChange(a)),
  };
};

/** The minimum pay of a tier: the fixed amount, or the percentage of the result from which it applies. */
export const minPay = ({ from, pay }: AgentContract["tiers"][number]): Money =>
  pay.type === "amount" ? pay.amount : percentOfMoney(from, pay.percent);

/** What a contract counts over a period. */
export interface ContractFigures {
  /** The team's stakes or net loss, by the contract's basis. */
  readonly base: Money;
  /** Members of the team who bet in the period. */
  readonly activeMembers: number;
}

/**
 * A contract's pay for a period: by the highest tier reached, on the whole base, rounded down to the centavo. Zero when
 * no tier is reached or the team lost nothing.
 */
export const payOf = (
  { tiers }: Pick<AgentContract, "tiers">,
  { base, activeMembers }: ContractFigures,
): { readonly amount: Money; readonly tier: ContractTier | undefined } => {
  const isReached = (tier: ContractTier): boolean =>
    compareMoney(base, tier.from) >= 0 && activeMembers >= tier.activeMembers;
  const tier = base.centavos > 0 ? tiers.findLast(isReached) : undefined;
  if (tier === undefined) return { amount: moneyOf(0, base.currency), tier };
  const { pay } = tier;
  return { amount: pay.type === "amount" ? pay.amount : percentOfMoney(base, pay.percent, "down"), tier };
};

/**
 * The part of a period in which a contract was in force: from its acceptance until its end. Undefined when it never was.
 * The contract's thresholds hold for the part as for a whole period.
 */
export const partInForce = (
  {
    state,
    answeredAt,
    validUntil,
    endedAt,
  }: Pick<AgentContract, "state" | "answeredAt" | "validUntil" | "endedAt">,
  { from, to }: TimeSpan,
): TimeSpan | undefined => {
  const wasAccepted = state === ContractState.Active || state === ContractState.Ended;
  if (!wasAccepted || answeredAt === undefined) return undefined;
  // A contract is still in force in its last instant.
  const afterLast = validUntil === undefined ? to : validUntil + 1;
  const part = { from: Math.max(from, answeredAt), to: Math.min(to, afterLast, endedAt ?? to) };
  return part.from < part.to ? part : undefined;
};

/** The list after accepting or refusing an offer; accepting ends the contract in force. Idempotent. */
export const withAnswer = (list: ContractList, answered: AgentContract): ContractList => ({
  ...list,
  contracts: list.contracts.map((contract) => {
    if (contract.id === answered.id) return answered;
    const replaced = answered.state === ContractState.Active && contract.state === ContractState.Active;
    return replaced ? { ...contract, state: ContractState.Ended, endedAt: answered.answeredAt } : contract;
  }),
});
