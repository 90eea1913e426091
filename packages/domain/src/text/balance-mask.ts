/** How the balance widget is at the moment. */
export interface BalanceView {
  /** The member chose to hide it (Spec §2 "Balance widget"). */
  readonly hidden: boolean;
  /** A new amount is on its way. */
  readonly refreshing: boolean;
}

const MASK = "******";

/** The amount, or asterisks while it is hidden or refreshing; always the same length, so that it tells nothing (Spec §2). */
export const shownBalance = (amount: string, { hidden, refreshing }: BalanceView): string =>
  hidden || refreshing ? MASK : amount;
