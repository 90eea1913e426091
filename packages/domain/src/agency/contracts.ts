import { type Money, percentOfMoney } from "../money/money.ts";

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

/** The order in which an agent is asked (Spec §6: "daily salary, dividend, hourly salary"). */
export const contractKinds: readonly ContractKind[] = [
  ContractKind.DailySalary,
  ContractKind.Dividend,
  ContractKind.HourlySalary,
];

/**
 * The request an agent is told of next: the first kind that is required and was not dismissed in this session
 * (Spec §6 "each with Cancel and Go"). Undefined when there is none.
 */
export const nextContractPrompt = (
  required: readonly ContractKind[],
  dismissed: readonly ContractKind[],
): ContractKind | undefined =>
  contractKinds.find((kind) => required.includes(kind) && !dismissed.includes(kind));

/** The contracts of one kind as a page shows them. */
export interface ContractSheet {
  /** What waits for an answer; the gateway may offer more than one of a kind. */
  readonly requests: readonly AgentContract[];
  /** What holds now. */
  readonly current: AgentContract | undefined;
  /** What is over, the newest first. */
  readonly history: readonly AgentContract[];
}

/** Whether the agent can still accept or refuse it at `now` (epoch milliseconds). */
export const isAnswerable = ({ state, answerBefore }: AgentContract, now: number): boolean =>
  state === ContractState.Offered && now < answerBefore;

/**
 * A contract's state at `now`: an offer that nobody answered in time has lapsed, a contract past its last
 * instant has ended.
 */
export const contractStateAt = (
  { state, answerBefore, validUntil }: Pick<AgentContract, "state" | "answerBefore" | "validUntil">,
  now: number,
): ContractState => {
  if (state === ContractState.Offered && now >= answerBefore) return ContractState.Lapsed;
  if (state === ContractState.Active && validUntil !== undefined && now > validUntil)
    return ContractState.Ended;
  return state;
};

/** When something last happened to it: what the history goes by. */
const lastChange = ({ endedAt, answeredAt, offeredAt }: AgentContract): number =>
  endedAt ?? answeredAt ?? offeredAt;

/** Sorts contracts of one kind into what waits, what holds and what is over at `now` (epoch milliseconds). */
export const contractSheet = (contracts: readonly AgentContract[], now: number): ContractSheet => {
  const standing = contracts.map((contract) => ({ ...contract, state: contractStateAt(contract, now) }));
  const requests = standing.filter(({ state }) => state === ContractState.Offered);
  const current = standing.find(({ state }) => state === ContractState.Active);
  return {
    requests,
    current,
    history: standing
      .filter((contract) => !requests.includes(contract) && contract !== current)
      .toSorted((a, b) => lastChange(b) - lastChange(a)),
  };
};

/** What a tier pays at least: the amount, or the share of the result from which it holds. */
export const minPay = ({ from, pay }: AgentContract["tiers"][number]): Money =>
  pay.type === "amount" ? pay.amount : percentOfMoney(from, pay.percent);

/**
 * The list with a contract as it stands after its answer: one that was accepted ends what was in force. Doing it twice
 * changes nothing more.
 */
export const withAnswer = (list: ContractList, answered: AgentContract): ContractList => ({
  ...list,
  contracts: list.contracts.map((contract) => {
    if (contract.id === answered.id) return answered;
    const replaced = answered.state === ContractState.Active && contract.state === ContractState.Active;
    return replaced ? { ...contract, state: ContractState.Ended, endedAt: answered.answeredAt } : contract;
  }),
});
