import { type Money, percentOfMoney } from "../../money/money.ts";
import { type AgentContract, ContractState } from "./contract.ts";

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
