/** Numbers from 0 up to 1 that a seed decides (mulberry32). */
export const seeded = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    /** A whole number from 0 up to `end`. */
    below: (end: number): number => Math.floor(next() * end),
    /** One of them. */
    pick: <T>(all: readonly [T, ...T[]]): T => all[Math.floor(next() * all.length)] ?? all[0],
  };
};

/** See {@link seeded}. */
export type Seeded = ReturnType<typeof seeded>;
