import { nextPage, type PageRun } from "@volado/domain/games";

/** What the answers of all game calls have in common. */
interface Answer {
  readonly games: readonly unknown[];
  readonly totalPages: number;
}

/** The games of a run: an answer, or several as one. */
export interface GameRun extends Answer {
  /** The number of its first page, counted from 1. */
  readonly page: number;
}

/** Where a list opens that is not opened at a place. */
export const TOP: PageRun = { first: 1, last: 1 };

/** The page after a run, or undefined after the gateway's last page. */
export const nextRun = ({ totalPages }: GameRun, _runs: unknown, { last }: PageRun): PageRun | undefined => {
  const page = nextPage(last, totalPages);
  return page === undefined ? undefined : { first: page, last: page };
};

/** The page before a run, or undefined before the first. */
export const previousRun = ({ page }: GameRun): PageRun | undefined =>
  page > 1 ? { first: page - 1, last: page - 1 } : undefined;

/** How a list grows that opens with a run: downwards, and upwards where it was opened further down. */
export const growingFrom = (opening: PageRun) => ({
  initialPageParam: opening,
  getNextPageParam: nextRun,
  getPreviousPageParam: previousRun,
});

/**
 * A run as one page, whose number is that of the first in it: the first page says how many there are, those of the rest
 * that exist are asked for at once. A run beyond the end, such as a place in a list that has become shorter, is its
 * last page. Fails as a whole, with the first page that does.
 */
export const loadRun = async <A extends Answer>(
  { first, last }: PageRun,
  load: (page: number) => Promise<A>,
): Promise<A & GameRun> => {
  const asked = await load(first);
  const { totalPages } = asked;
  if (totalPages > 0 && totalPages < first) return { ...(await load(totalPages)), page: totalPages };
  const more = Math.max(0, Math.min(last, totalPages) - first);
  const rest = await Promise.all(Array.from({ length: more }, (_, place) => load(first + 1 + place)));
  return { ...asked, page: first, games: [asked, ...rest].flatMap(({ games }) => games) };
};
