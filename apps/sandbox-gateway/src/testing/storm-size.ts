import { testServer } from "./test-server.ts";

/** A storm of the whole size, by which all its other numbers are told. */
const WHOLE = 10_000;

/**
 * PGlite takes one order after the other in the test's own process: a tenth of them meets every case there is. On a
 * PostgreSQL server they really come at once; a fifth of them has as many kills and as many on their way at the same
 * moment as the whole.
 */
const SHARE = testServer() === undefined ? 0.1 : 0.2;

/** Orders of a storm: what suits the engine of this run, or VOLADO_STORM_SIZE, a multiple of 1,000. */
export const STORM_SIZE = Number(process.env.VOLADO_STORM_SIZE ?? WHOLE * SHARE);

/** So many of a storm's orders, told for a storm of the whole size. */
export const ofStorm = (count: number): number => Math.round((count * STORM_SIZE) / WHOLE);
