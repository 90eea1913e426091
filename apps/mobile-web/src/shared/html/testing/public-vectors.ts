import list from "./public-vectors/vectors.json" with { type: "json" };

/**
 * Published attacks, verbatim; source and licence are in the list, our own vectors in `xss-vectors.ts`. When one
 * works it calls `alert` or requests a host.
 */
export const publicWhole: readonly string[] = list.whole;

/** Vectors that leave an element or attribute open, which swallows whatever follows. */
export const publicOpenEnds: readonly string[] = list.openEnds;

export const publicVectors: readonly string[] = [...publicWhole, ...publicOpenEnds];
