import { isCalendarDay } from "../calendar/calendar.ts";
import {
  compareMoney,
  type Money,
  maxMoney,
  moneyOf,
  percentOfMoney,
  subtractMoney,
} from "../money/money.ts";
import type { WithdrawalsADay } from "../wallet/withdrawals.ts";

/** A benefit of a level, which the gateway pays or applies (decisions P4). */
export type VipPerk =
  | { readonly kind: "weekly-bonus" | "birthday-bonus"; readonly amount: Money }
  /** Per cent of a week's bets. */
  | { readonly kind: "rebate"; readonly percent: number }
  | ({ readonly kind: "withdrawals" } & WithdrawalsADay);

/** A perk that is paid into the wallet. */
export interface VipPayment {
  readonly kind: "weekly-bonus" | "birthday-bonus" | "rebate";
  readonly amount: Money;
  /** When it was paid or will be, in epoch milliseconds. */
  readonly at: number;
}

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
  /** The latest payments, newest first. */
  readonly paid: readonly VipPayment[];
  /** The next payments of the member's level, with the amounts due so far, which may be 0. */
  readonly coming: readonly VipPayment[];
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
export const vipStatus = ({
  label,
  turnover,
  levels,
}: Pick<VipClub, "label" | "turnover" | "levels">): VipStatus => {
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

/**
 * What a level's perks pay on Monday for a week's bets: the weekly bonus if there were any, and the rebate rounded down.
 * Includes perks that pay nothing yet.
 */
export const weeklyPerks = (perks: readonly VipPerk[], bets: Money): readonly Omit<VipPayment, "at">[] =>
  perks.flatMap((perk): readonly Omit<VipPayment, "at">[] => {
    if (perk.kind === "rebate")
      return [{ kind: perk.kind, amount: percentOfMoney(bets, perk.percent, "down") }];
    if (perk.kind !== "weekly-bonus") return [];
    return [{ kind: perk.kind, amount: bets.centavos > 0 ? perk.amount : moneyOf(0, bets.currency) }];
  });

/** The day of a birthday in a year; 29 February is celebrated on the 28th in other years. Days are `YYYY-MM-DD`. */
export const birthdayIn = (year: number, birthday: string): string => {
  const day = `${year}${birthday.slice(4)}`;
  return isCalendarDay(day) ? day : `${year}-02-28`;
};

/** The first birthday after today. Days are `YYYY-MM-DD`. */
export const nextBirthday = (birthday: string, today: string): string => {
  const year = Number(today.slice(0, 4));
  const thisYear = birthdayIn(year, birthday);
  return thisYear > today ? thisYear : birthdayIn(year + 1, birthday);
};
