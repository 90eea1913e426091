// The multiple of a flight by its time, in hundredths of the bet. Page and gateway count alike.

/** Time in which the multiple doubles. */
const doublesMs = 6_000;

/** Where a flight ends at the latest, and everybody aboard is paid. */
export const highestMultiple = 2_000;

/** The multiple after some flying, as a smooth curve. */
export const exactMultiple = (ms: number): number =>
  Math.min(highestMultiple, 100 * 2 ** (Math.max(0, ms) / doublesMs));

/** The multiple that a player who leaves then is paid. */
export const multipleAt = (ms: number): number => Math.floor(exactMultiple(ms));

/** The first millisecond that has a multiple. */
export const msUntil = (multiple: number): number => Math.ceil(doublesMs * Math.log2(multiple / 100));
