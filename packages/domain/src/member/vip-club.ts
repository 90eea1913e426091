import { compareMoney, type Money, maxMoney, moneyOf, subtractMoney } from "../money/money.ts";

/** Something that a level gives its members. The merchant keeps the promise; the site shows it. */
export type VipPerk =
  | { readonly kind: "weekly-bonus" | "birthday-bonus"; readonly amount: Money }
  /** Part of what was staked that comes back, in per cent. */
  | { readonly kind: "rebate"; readonly percent: number }
  /** Withdrawals a day. */
  | { readonly kind: "withdrawals"; readonly count: number }
  /** A person of the merchant's who answers first. */
  | { readonly kind: "host" };

/** A level of the merchant's club. */
export interface VipLevel {
  /** As the club label spells it. */
  readonly name: string;
  /** Stakes from which on a member belongs to it. */
  readonly from: Money;
  readonly perks: readonly VipPerk[];
}

/** The club as one member sees it (Spec §2 /m/member/benefits). */
export interface VipClub {
  /** The member's club label (Spec §3 "clubLabel"). */
  readonly label: string;
  /** What the member has staked so far. */
  readonly turnover: Money;
  /** From the first to the last; never empty. */
  readonly levels: readonly VipLevel[];
}

/** Where a member stands. */
export interface VipStatus {
  readonly current: VipLevel | undefined;
  /** The level after it; undefined at the top. */
  readonly next: VipLevel | undefined;
  /** How much of the way to the next level is done, from 0 to 1; at the top 1. */
  readonly share: number;
  /** What is still to be staked for the next level. */
  readonly missing: Money;
}

/**
 * Where the member stands in the club. The label decides, not the stakes: a merchant may grant a level early, and never
 * takes one back for want of stakes. A label that no level bears stands before the first of them.
 */
export const vipStatus = ({ label, turnover, levels }: VipClub): VipStatus => {
  const place = levels.findIndex(({ name }) => name === label);
  const next = levels[place + 1];
  const nothing = moneyOf(0, turnover.currency);
  return {
    current: levels[place],
    next,
    share:
      next === undefined || next.from.centavos === 0
        ? 1
        : Math.min(1, turnover.centavos / next.from.centavos),
    missing: next === undefined ? nothing : maxMoney(nothing, subtractMoney(next.from, turnover)),
  };
};

/** The name of the level that stakes of this size reach; undefined below the first. */
export const vipLevelAt = <Level extends Pick<VipLevel, "from">>(
  levels: readonly Level[],
  turnover: Money,
): Level | undefined => levels.findLast(({ from }) => compareMoney(from, turnover) <= 0);
