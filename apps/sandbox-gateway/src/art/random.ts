/** A seeded source of numbers: the same seed gives the same sequence on every machine. */
export interface Dice {
  /** 0 up to, but not including, 1. */
  next(): number;
  /** Between `from` and `to`, one decimal: SVG needs no more and the file stays small. */
  between(from: number, to: number): number;
  /** A whole number from 0 below `sides`. */
  roll(sides: number): number;
  /** One of the items. */
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** FNV-1a over UTF-16 units, then Murmur3's finish so that neighbouring ids share nothing: a 32-bit seed. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Mulberry32, seeded from a text. */
export const diceFrom = (seed: string): Dice => {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const roll = (sides: number): number => Math.floor(next() * sides);
  return {
    next,
    roll,
    between: (from, to) => Math.round((from + next() * (to - from)) * 10) / 10,
    pick: (items) => items[roll(items.length)] ?? items[0],
  };
};
