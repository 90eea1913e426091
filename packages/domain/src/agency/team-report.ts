import { nextDay } from "../calendar/calendar.ts";
import type { ListPosition } from "../games/paging.ts";
import type { Money } from "../money/money.ts";
import { periodDays, type RecordPeriod } from "../records/period.ts";

/** Team counts over a period (Spec §3 "Team KPI footer"). */
export interface TeamCounts {
  /** Members who used the site: they logged in, bet, or had a session already. */
  readonly loggedIn: number;
  readonly bettors: number;
  readonly registered: number;
  /** Of those, through one of the agent's own links. */
  readonly byLink: number;
  /** Members whose session was used in the last five minutes, in any period. */
  readonly online: number;
}

/** Figures of one or more members over a period. */
export interface TeamFigures {
  readonly betCount: number;
  readonly bettors: number;
  readonly stake: Money;
  readonly win: Money;
  readonly deposit: Money;
  /** Withdrawals with fees, less those returned. */
  readonly withdrawal: Money;
  readonly bonus: Money;
  readonly rebate: Money;
  /** The members' gain: wins, bonuses and rebates less stakes; negative for a loss. */
  readonly profit: Money;
}

/** A member of an agent's tree, or the agent at its top. */
export interface TeamMember {
  readonly id: string;
  readonly name: string;
  /** Member type (Spec §6). */
  readonly type: number;
  /** Steps below the agent: 1 for a direct downline, 0 for the agent. */
  readonly level: number;
  /** Username of the direct upline; undefined for the agent. */
  readonly upline: string | undefined;
  /** Downlines at every level. */
  readonly team: number;
  readonly teamBalance: Money;
  readonly balance: Money;
  /** Percentage of stakes paid back. */
  readonly rebateRate: number;
  readonly joinedAt: number;
  /** Epoch milliseconds; undefined when the member never logged in. */
  readonly lastLoginAt: number | undefined;
}

/** Limits a report to members who haven't bet for `TEAM_IDLE_DAYS`, or have never deposited. */
export const TeamOnly = { Idle: "idle", NeverDeposited: "no-deposit" } as const;
export type TeamOnly = (typeof TeamOnly)[keyof typeof TeamOnly];

export const TEAM_IDLE_DAYS = 7;

/** What a report is grouped by: members with their downlines, days (`YYYY-MM-DD`), or game types. */
export const TeamGroup = { Member: "MEMBER", Day: "DAY", GameType: "TYPE" } as const;
export type TeamGroup = (typeof TeamGroup)[keyof typeof TeamGroup];

export interface TeamLine extends TeamFigures {
  /** Member id, day or game type. */
  readonly id: string;
  /** The member, when grouped by member. */
  readonly member: TeamMember | undefined;
  /** Whether it covers the member alone, without downlines. */
  readonly own: boolean;
}

/** Position of a page in the list. */
export interface TeamPaging extends ListPosition {
  /** The members from the agent down to the shown one. */
  readonly path: readonly TeamMember[];
  /** Over the whole list, not only this page. */
  readonly totals: TeamFigures;
}

export interface TeamReport extends TeamPaging {
  readonly list: readonly TeamLine[];
}

export interface TeamBet {
  readonly id: string;
  readonly memberId: string;
  readonly name: string;
  readonly game: string;
  readonly gameType: string;
  readonly stake: Money;
  /** Zero until it is settled. */
  readonly win: Money;
  readonly at: number;
  readonly settled: boolean;
}

export interface TeamBets extends TeamPaging {
  readonly list: readonly TeamBet[];
}

/** A day (`YYYY-MM-DD`) and its value. */
export interface DayValue {
  readonly day: string;
  readonly value: number;
}

/** Maximum number of days in a chart: more bars would be unreadable on a phone. */
const MAX_DAYS = 92;

/**
 * The value of every day of a period in order, 0 where unknown. Undefined for a single day, or more days than a chart
 * can show.
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
