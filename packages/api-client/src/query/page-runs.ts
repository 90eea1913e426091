import { nextPage } from "@volado/domain/games";

/**
 * Pages that are asked for together, from `first` to `last`: mostly one, or all that lead to where a list is opened.
 */
export interface PageRun {
  readonly first: number;
  readonly last: number;
}

/** What the pages of all game calls have in common. */
interface Page {
  readonly games: readonly unknown[];
  readonly totalPages: number;
}

/** The pages a list opens with; `pages` counts from 1. */
export const openingRun = (pages: number): PageRun => ({ first: 1, last: Math.max(1, pages) });

/** The page after a run, or undefined after the gateway's last page. */
export const nextRun = ({ totalPages }: Page, _runs: unknown, { last }: PageRun): PageRun | undefined => {
  const page = nextPage(last, totalPages);
  return page === undefined ? undefined : { first: page, last: page };
};

/**
 * A run as one page: the first page says how many there are, those of the rest that exist are asked for at
 * once. Fails as a whole, with the first page that does.
 */
export const loadRun = async <P extends Page>(
  { first, last }: PageRun,
  load: (page: number) => Promise<P>,
): Promise<P> => {
  const opening = await load(first);
  const more = Math.max(0, Math.min(last, opening.totalPages) - first);
  const rest = await Promise.all(Array.from({ length: more }, (_, place) => load(first + 1 + place)));
  return rest.length === 0
    ? opening
    : { ...opening, games: [opening, ...rest].flatMap(({ games }) => games) };
};
