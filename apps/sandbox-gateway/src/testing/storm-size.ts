import { testServer } from "./test-server.ts";

/** How many orders a storm of the whole size has. */
const WHOLE = 10_000;

/**
 * PGlite takes one order after the other in the test's own process: a tenth of them meets every case there is. On a
 * PostgreSQL server they really come at once, and the storm has its whole size.
 */
const SHARE = testServer() === undefined ? 0.1 : 1;

/** Orders of a storm on the engine of this run. */
export const STORM_SIZE = WHOLE * SHARE;

/** So many of a storm's orders, told for a storm of the whole size. */
export const ofStorm = (count: number): number => count * SHARE;
