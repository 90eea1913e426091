import { GameType } from "../games/game.ts";
import type { SearchFields } from "../games/game-list-search.ts";
import { periodFromSearch, type RecordPeriod, searchFromPeriod } from "../records/period.ts";
import { cutText } from "../validation/clean-text.ts";
import { type TeamFigures, TeamOnly } from "./team-report.ts";

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

/** Sort key and direction of a list. */
export interface TeamSort {
  readonly by: TeamFigure;
  /** Largest first. */
  readonly desc: boolean;
}

export interface TeamFilter {
  readonly period: RecordPeriod;
  /** The downline whose team is shown; undefined for the agent's own. */
  readonly memberId: string | undefined;
  /** Part of a username; empty for everyone. */
  readonly name: string;
  /** Limits the report to members without play or deposits; undefined for everyone. */
  readonly only: TeamOnly | undefined;
  /** Undefined for the default order. */
  readonly sort: TeamSort | undefined;
  /** Only bets on games of this type; undefined for all. */
  readonly gameType: GameType | undefined;
}

/** Default period of a report, in days. */
const USUAL_DAYS = 7;

/** Longest search text. */
const NAME_MAX = 40;

/** Serializes a sort order: the figure, with a minus for largest first. */
export const formatSort = ({ by, desc }: TeamSort): string => (desc ? `-${by}` : by);

/** Parses a sort order; undefined when invalid. */
export const parseSort = (word: string): TeamSort | undefined => {
  const desc = word.startsWith("-");
  const by = desc ? word.slice(1) : word;
  return isFigure(by) ? { by, desc } : undefined;
};

/** Reads the filter from an address. Invalid values are ignored, so that an old link still opens. */
export const teamFilterFromSearch = (search: SearchFields): TeamFilter => ({
  period: periodFromSearch(search, USUAL_DAYS),
  memberId: search.get("member")?.trim() || undefined,
  name: cutText((search.get("name") ?? "").trim(), NAME_MAX),
  only: Object.values(TeamOnly).find((only) => only === search.get("only")),
  sort: parseSort(search.get("sort") ?? ""),
  gameType: Object.values(GameType).find((type) => type === search.get("gameType")),
});

/** The query that restores the report on reload, back and share. */
export const searchFromTeamFilter = ({
  period,
  memberId,
  name,
  only,
  sort,
  gameType,
}: TeamFilter): Record<string, string> => ({
  ...(memberId !== undefined && { member: memberId }),
  ...searchFromPeriod(period, USUAL_DAYS),
  ...(name !== "" && { name }),
  ...(only !== undefined && { only }),
  ...(sort && { sort: formatSort(sort) }),
  ...(gameType !== undefined && { gameType }),
});

/** The filter for another member's team: without search and limit, with the same period and order. */
export const teamOfMember = (filter: TeamFilter, memberId: string | undefined): TeamFilter => ({
  ...filter,
  memberId,
  name: "",
  only: undefined,
});
