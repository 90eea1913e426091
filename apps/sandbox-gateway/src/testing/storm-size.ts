import { testServer } from "./test-server.ts";

/**
 * How much of a storm comes: all of it on a PostgreSQL server, where orders really race each other; a quarter on
 * PGlite, whose one connection takes them in turn.
 */
const share = testServer() === undefined ? 0.25 : 1;

/** So many of a storm's orders, of `whole` that a PostgreSQL server gets. */
export const ofStorm = (whole: number): number => Math.ceil(whole * share);
