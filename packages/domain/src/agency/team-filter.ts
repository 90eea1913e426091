import { GameType } from "../games/game.ts";
import type { SearchFields } from "../games/game-list-search.ts";
import { periodFromSearch, type RecordPeriod, searchFromPeriod } from "../records/period.ts";
import { cutText } from "../validation/clean-text.ts";
import type { TeamFigures } from "./team-report.ts";

/** A figure of a report's lines. */
export type TeamFigure = keyof TeamFigures;

const figures: Readonly<Record<TeamFigure, true>> = {
  betCount: true,
  bettors: true,
  stake: true,
  win: true,
  deposit: true,
  withdrawal: true,
  bonus: true,
  rebate: true,
  profit: true,
};

const isFigure = (text: string): text is TeamFigure => Object.hasOwn(figures, text);

/** By which figure a list is sorted, and which way. */
export interface TeamSort {
  readonly by: TeamFigure;
  /** The largest first. */
  readonly desc: boolean;
}

/** What an agent looks at: whose team, over which days, whom of it, and in which order. */
export interface TeamFilter {
  readonly period: RecordPeriod;
  /** A downline whose own team is shown; the agent's when undefined. */
  readonly memberId: string | undefined;
  /** Part of a user name; empty for everybody. */
  readonly name: string;
  /** The list's natural order when undefined. */
  readonly sort: TeamSort | undefined;
  /** Only bets on games of this type; all when undefined. */
  readonly gameType: GameType | undefined;
}

/** The days that a report is about unless others are chosen. */
const USUAL_DAYS = 7;

/** The longest part of a name that is searched for. */
const NAME_MAX = 40;

/** An order as addresses and choices write it: the figure, and a minus before it for the largest first. */
export const formatSort = ({ by, desc }: TeamSort): string => (desc ? `-${by}` : by);

/** The order of such a word; undefined for any other. */
export const parseSort = (word: string): TeamSort | undefined => {
  const desc = word.startsWith("-");
  const by = desc ? word.slice(1) : word;
  return isFigure(by) ? { by, desc } : undefined;
};

/** The filter that an address asks for. What it can't read counts as not chosen, so that an old link still opens. */
export const teamFilterFromSearch = (search: SearchFields): TeamFilter => ({
  period: periodFromSearch(search, USUAL_DAYS),
  memberId: search.get("member")?.trim() || undefined,
  name: cutText((search.get("name") ?? "").trim(), NAME_MAX),
  sort: parseSort(search.get("sort") ?? ""),
  gameType: Object.values(GameType).find((type) => type === search.get("gameType")),
});

/** The query that brings the same report back on reload, back and share. */
export const searchFromTeamFilter = ({
  period,
  memberId,
  name,
  sort,
  gameType,
}: TeamFilter): Record<string, string> => ({
  ...(memberId !== undefined && { member: memberId }),
  ...searchFromPeriod(period, USUAL_DAYS),
  ...(name !== "" && { name }),
  ...(sort && { sort: formatSort(sort) }),
  ...(gameType !== undefined && { gameType }),
});

/** One step down the tree, or up again: another's team, of whom nobody is searched; days and order stay. */
export const teamOfMember = (filter: TeamFilter, memberId: string | undefined): TeamFilter => ({
  ...filter,
  memberId,
  name: "",
});
