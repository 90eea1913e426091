import type { Dice } from "../random.ts";

/** How a dealer is dressed and combed. */
export const dealerLooks = ["gown", "vest"] as const;

/** See {@link dealerLooks}. */
export type DealerLook = (typeof dealerLooks)[number];

/** What a dealer's portrait is drawn from. The same input always gives the same picture. */
export interface DealerInput {
  /** Seeds the drawing and names the file. */
  readonly id: string;
  readonly name: string;
  /** Code of the vendor whose studio it is; tints the backdrop. */
  readonly vendor: string;
  readonly look: DealerLook;
  /** What lies on the table. */
  readonly table: "roulette" | "baccarat" | "other";
}

/** Flat colours of one person: lit skin, its shadow, hair, hair's light, lips. */
export interface Complexion {
  readonly skin: string;
  readonly shadow: string;
  readonly blush: string;
  readonly lips: string;
}

/** Skin from light to deep, each with its own shadow, blush and lips. */
const complexions: readonly [Complexion, ...Complexion[]] = [
  { skin: "#f3c9a5", shadow: "#d99f78", blush: "#ea9a86", lips: "#c2434f" },
  { skin: "#e5b088", shadow: "#c5865d", blush: "#d97f6b", lips: "#b23a47" },
  { skin: "#cf9468", shadow: "#a86c45", blush: "#c06752", lips: "#a0323c" },
  { skin: "#b17648", shadow: "#895430", blush: "#a95440", lips: "#8f2c36" },
  { skin: "#8a5732", shadow: "#653b1f", blush: "#84432f", lips: "#7c2731" },
];

/** Hair and the light on it. */
const hairs: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ["#1b1420", "#3d3046"],
  ["#2a1a16", "#543527"],
  ["#43261a", "#77472c"],
  ["#6b3b1f", "#a2633a"],
  ["#171a26", "#38405a"],
];

/** One person's colours. */
export interface Person extends Complexion {
  readonly hair: string;
  readonly hairLight: string;
}

/** Throws a person's colours. */
export const personOf = (dice: Dice): Person => {
  const [hair, hairLight] = dice.pick(hairs);
  return { ...dice.pick(complexions), hair, hairLight };
};
