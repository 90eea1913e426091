import { compareMoney, type Money, maxMoney, moneyOf, subtractMoney } from "../money/money.ts";

/** A benefit of a level. The merchant fulfils it; the site only shows it. */
export type VipPerk =
  | { readonly kind: "weekly-bonus" | "birthday-bonus"; readonly amount: Money }
  | { readonly kind: "rebate"; readonly percent: number }
  | { readonly kind: "withdrawals"; readonly count: number }
  | { readonly kind: "host" };

/** A level of the merchant's club. */
export interface VipLevel {
  /** As in the club label. */
  readonly name: string;
  readonly from: Money;
  readonly perks: readonly VipPerk[];
}

/** The club for one member (Spec §2 /m/member/benefits). */
export interface VipClub {
  /** The member's club label (Spec §3 "clubLabel"). */
  readonly label: string;
  readonly turnover: Money;
  /** In ascending order; never empty. */
  readonly levels: readonly VipLevel[];
}

export interface VipStatus {
  readonly current: VipLevel | undefined;
  /** The next level; undefined at the top. */
  readonly next: VipLevel | undefined;
  /** Progress to the next level, from 0 to 1; at the top 1. */
  readonly share: number;
  readonly missing: Money;
}

/**
 * The member's status. It follows the label, not the stakes: a merchant may grant a level early, and levels are never
 * lost. An unknown label counts as below the first level.
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

/** The level for a turnover; undefined below the first. */
export const vipLevelAt = <Level extends Pick<VipLevel, "from">>(
  levels: readonly Level[],
  turnover: Money,
): Level | undefined => levels.findLast(({ from }) => compareMoney(from, turnover) <= 0);
