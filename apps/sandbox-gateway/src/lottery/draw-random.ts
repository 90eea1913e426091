import { type Random, seededRandom } from "../data/world/random.ts";

/** A number for a text: FNV-1a, 32 bits. */
const hash = (text: string): number => {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return mixed >>> 0;
};

/**
 * The chance of one draw: the same for the same draw whenever and wherever it is asked for, so that nothing
 * needs to be kept. Whoever knows this code knows the numbers of tomorrow: it is for demonstrations, where
 * they decide about no money.
 */
export const drawRandom = (draw: string): Random => seededRandom(hash(draw));

/** `count` whole numbers below `below`, in the order in which they are drawn, repeats allowed. */
export const digits = (random: Random, count: number, below: number): readonly number[] =>
  Array.from({ length: count }, () => Math.floor(random() * below));

/** `count` different numbers from 1 to `highest`, ascending. */
export const combination = (random: Random, count: number, highest: number): readonly number[] => {
  const drawn = new Set<number>();
  while (drawn.size < Math.min(count, highest)) drawn.add(1 + Math.floor(random() * highest));
  return [...drawn].toSorted((a, b) => a - b);
};
