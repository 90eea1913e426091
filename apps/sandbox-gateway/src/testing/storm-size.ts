/** A storm of the whole size, by which all its other numbers are told. */
const WHOLE = 10_000;

/** Orders of a storm: a tenth meets every case there is, and the run of everything has all of them. */
export const STORM_SIZE = process.env.VOLADO_TEST_ALL === "1" ? WHOLE : WHOLE / 10;

/** So many of a storm's orders, told for a storm of the whole size. */
export const ofStorm = (count: number): number => Math.round((count * STORM_SIZE) / WHOLE);
