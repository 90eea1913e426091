import type { ListPosition } from "../games/paging.ts";
import type { Money } from "../money/money.ts";
import { ContractKind } from "./contracts.ts";

/** What an agent is paid for the team: rebates from rates, the others from contracts. */
export const EarningKind = { Rebate: "rebate", ...ContractKind } as const;
export type EarningKind = (typeof EarningKind)[keyof typeof EarningKind];

/** A line of a payment's arithmetic. Shares and fixed amounts add up to the payment, rounded down to the centavo. */
export type EarningLine =
  /** What the team staked, won and got as bonuses: the parts of a net loss. `fixed` is a tier's fixed pay. */
  | { readonly type: "stake" | "win" | "bonus" | "fixed"; readonly amount: Money }
  /** The tier of the contract that was reached, and how many members of the team were active. */
  | {
      readonly type: "tier";
      readonly from: Money;
      readonly activeMembers: number;
      readonly active: number;
    }
  /** A percentage of a base; `own-share` is of the agent's own stakes, which are not the team's. */
  | { readonly type: "share" | "own-share"; readonly base: Money; readonly rate: number };

/** A payment to an agent. */
export interface Earning {
  readonly id: string;
  /** The period it covers in epoch milliseconds, end exclusive. */
  readonly from: number;
  readonly to: number;
  /** What the team staked, or its net loss, in the period. */
  readonly base: Money;
  readonly amount: Money;
  readonly paidAt: number;
  /** The arithmetic of the amount; empty when the gateway doesn't send it. */
  readonly lines: readonly EarningLine[];
}

/** A page of payments, the latest first. */
export interface Earnings extends ListPosition {
  readonly list: readonly Earning[];
  /** Of all payments, not only this page's. */
  readonly total: Money;
}

/**
 * What each member of a chain gets of a bet: the own rate less the highest rate below, so that no bet pays more than
 * the top rate.
 * @param rates from the member who bets upwards, in any unit
 */
export const rateDifferences = (rates: readonly number[]): readonly number[] => {
  let paid = 0;
  return rates.map((rate) => {
    const difference = Math.max(rate - paid, 0);
    paid += difference;
    return difference;
  });
};
