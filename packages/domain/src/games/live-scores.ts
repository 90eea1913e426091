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

/** The feeds of the vendors that a page shows. */
export const feedsOf = (feeds: readonly SportsFeed[], vendors: readonly string[]): readonly SportsFeed[] =>
  feeds.filter(({ vendor }) => vendors.includes(vendor));

/**
 * The first scores, each match in its place among the `previous` ones, and new ones in the places of those that ended: a
 * match must not move while a player reads or taps it.
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

/** The number of matches in progress; undefined if no vendor reports it. */
export const liveCount = (feeds: readonly SportsFeed[]): number | undefined =>
  feeds.length === 0 ? undefined : feeds.reduce((sum, { live }) => sum + live, 0);
