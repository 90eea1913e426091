import { DepositState } from "./deposit.ts";

/** A deposit as it is kept. */
export interface KeptDeposit {
  readonly state: DepositState;
  /** Epoch milliseconds. */
  readonly payBefore: number;
}

/** Where a deposit stands at `now`: one that waits for its money has a time to come. */
export const depositStateAt = ({ state, payBefore }: KeptDeposit, now: number): DepositState =>
  state === DepositState.Awaiting && payBefore <= now ? DepositState.Expired : state;

/** Whether something may still happen to it, so that it is worth asking again. */
export const isOpenDeposit = (state: DepositState): boolean =>
  state === DepositState.Awaiting || state === DepositState.Review;
