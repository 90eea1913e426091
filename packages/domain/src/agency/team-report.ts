import { nextDay } from "../calendar/calendar.ts";
import type { Money } from "../money/money.ts";
import { periodDays, type RecordPeriod } from "../records/period.ts";

/** How many of an agent's downlines did something within some days (Spec §3 "Team KPI footer"). */
export interface TeamCounts {
  /** Members who logged in. */
  readonly loggedIn: number;
  /** Members who bet. */
  readonly bettors: number;
  /** Members who joined. */
  readonly registered: number;
  /** Members who are signed in now. */
  readonly online: number;
}

/** What some members did over some days. */
export interface TeamFigures {
  /** How many bets they made. */
  readonly betCount: number;
  /** How many of them made any. */
  readonly bettors: number;
  readonly stake: Money;
  readonly win: Money;
  readonly deposit: Money;
  /** What left for their banks, fees included; what came back is taken off. */
  readonly withdrawal: Money;
  readonly bonus: Money;
  readonly rebate: Money;
  /** What they gained by playing: wins, bonuses and rebates less stakes; below zero it is their loss. */
  readonly profit: Money;
}

/** Somebody of an agent's tree; the agent as well, at its top. */
export interface TeamMember {
  readonly id: string;
  /** User name. */
  readonly name: string;
  /** Member type (Spec §6). */
  readonly type: number;
  /** Steps below the agent: 1 for a direct downline, 0 for the agent. */
  readonly level: number;
  /** Downlines at every level. */
  readonly team: number;
  /** What they hold together now. */
  readonly teamBalance: Money;
  /** What the member holds now. */
  readonly balance: Money;
  /** Part of stakes that comes back, in per cent. */
  readonly rebateRate: number;
  /** Epoch milliseconds. */
  readonly joinedAt: number;
  /** Epoch milliseconds; undefined for one who never came. */
  readonly lastLoginAt: number | undefined;
}

/** What a report has a line for: a member with the downlines, a day (`YYYY-MM-DD`), or a type of games. */
export const TeamGroup = { Member: "MEMBER", Day: "DAY", GameType: "TYPE" } as const;
export type TeamGroup = (typeof TeamGroup)[keyof typeof TeamGroup];

/** One line of a report. */
export interface TeamLine extends TeamFigures {
  /** Member id, day or game type, by what is grouped. */
  readonly id: string;
  /** Whose line it is, when lines are members. */
  readonly member: TeamMember | undefined;
  /** Whether it counts the member alone, without downlines. */
  readonly own: boolean;
}

/** Where a page stands among all of a list. */
export interface TeamPaging {
  /** Counts from 1. */
  readonly page: number;
  readonly totalPages: number;
  readonly totalCount: number;
  /** From the agent down to the member whose team is shown; each leads to its own. */
  readonly path: readonly TeamMember[];
  /** Over the whole list, not only this page. */
  readonly totals: TeamFigures;
}

/** A page of a report. */
export interface TeamReport extends TeamPaging {
  readonly list: readonly TeamLine[];
}

/** A bet of somebody's in the team. */
export interface TeamBet {
  readonly id: string;
  readonly memberId: string;
  /** User name. */
  readonly name: string;
  /** Name of the game. */
  readonly game: string;
  readonly gameType: string;
  readonly stake: Money;
  /** Zero until it is settled. */
  readonly win: Money;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly settled: boolean;
}

/** A page of bets. */
export interface TeamBets extends TeamPaging {
  readonly list: readonly TeamBet[];
}

/** A day (`YYYY-MM-DD`) and its value. */
export interface DayValue {
  readonly day: string;
  readonly value: number;
}

/** Days of a chart beyond which its bars could not be told apart on a phone. */
const MAX_DAYS = 92;

/**
 * The value of every day of a period, in order; 0 for days of which nothing is known, since nothing happened.
 * Undefined for a single day, which is no series, and for more days than a chart can show.
 */
export const daySeries = (
  period: RecordPeriod,
  today: string,
  known: readonly DayValue[],
): readonly DayValue[] | undefined => {
  const { from, to } = periodDays(period, today);
  const values = new Map(known.map(({ day, value }) => [day, value]));
  const series: DayValue[] = [];
  for (let day = from; day <= to; day = nextDay(day)) {
    if (series.length === MAX_DAYS) return undefined;
    series.push({ day, value: values.get(day) ?? 0 });
  }
  return series.length > 1 ? series : undefined;
};
