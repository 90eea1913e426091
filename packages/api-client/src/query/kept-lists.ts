import { HOUR_MS } from "@volado/domain/calendar";

/**
 * How long a list that nobody looks at is kept: a visit's way from the list into a game and
 * back. Outside a browser it is kept for good, as the query library itself does there: a timer of an hour
 * would keep whatever draws pages beforehand from ending.
 */
export const LIST_KEPT_MS = "window" in globalThis ? HOUR_MS : Number.POSITIVE_INFINITY;

const isMissing = ({ state }: { readonly state: { readonly data: unknown } }): boolean =>
  state.data === undefined;

/**
 * What lists have in common that grow page by page: their pages outlast a game (docs/decisions/044), and what
 * the player has scrolled through is not asked for again, all pages one after the other, because a window or
 * the network came back. One that has nothing yet is.
 */
export const keptList = {
  gcTime: LIST_KEPT_MS,
  refetchOnWindowFocus: isMissing,
  refetchOnReconnect: isMissing,
} as const;
