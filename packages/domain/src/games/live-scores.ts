/** A match that a sportsbook is showing live (the fields are ours, docs/decisions/081). */
export interface LiveScore {
  readonly id: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
  /** The minute being played; undefined at half time, or in sports without minutes. */
  readonly minute: number | undefined;
}

/** What a vendor's sportsbook has now. */
export interface SportsFeed {
  readonly vendor: string;
  /** Matches in progress, of which `scores` may be a selection. */
  readonly live: number;
  /** Matches on offer that haven't started. */
  readonly upcoming: number;
  readonly scores: readonly LiveScore[];
}

/** A score, with the vendor whose sportsbook shows it. */
export interface ScoreLine extends LiveScore {
  readonly vendor: string;
}

/**
 * The first scores, each match in its place among the `previous` ones, and new ones in the places of those that ended:
 * a match must not move while a player reads or taps it.
 */
export const scoreLines = (
  feeds: readonly SportsFeed[],
  max: number,
  previous: readonly ScoreLine[],
): readonly ScoreLine[] => {
  const next = feeds.flatMap(({ vendor, scores }) => scores.map((score) => ({ ...score, vendor })));
  const added = next.filter(({ id }) => previous.every((line) => line.id !== id)).values();
  const placed = previous.flatMap(
    (line) => next.find(({ id }) => id === line.id) ?? added.next().value ?? [],
  );
  return [...placed, ...added].slice(0, max);
};
