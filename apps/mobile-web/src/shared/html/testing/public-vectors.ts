import list from "./public-vectors/vectors.json" with { type: "json" };

/**
 * Attacks that others have written down, to the letter: see the list itself for its source and licence, and
 * `xss-vectors.ts` for our own. When they work they call `alert`, or ask a host.
 */
export const publicWhole: readonly string[] = list.whole;

/** Those of them that leave something open which takes whatever follows for its own. */
export const publicOpenEnds: readonly string[] = list.openEnds;

/** All of them. */
export const publicVectors: readonly string[] = [...publicWhole, ...publicOpenEnds];
