import type { PlayKind } from "./ports.ts";

/** The game that each page plays, also the name of its script. */
export const gameOfKind = {
  slots: "reels",
  fish: "reels",
  "guest-demo": "reels",
  table: "coin",
  lottery: "digit",
  sportsbook: "matches",
} as const satisfies Readonly<Record<PlayKind, string>>;

/** See {@link gameOfKind}. */
export type PlayGame = (typeof gameOfKind)[PlayKind];
