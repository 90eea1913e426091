import type { Cents, RoundResult } from "../ports.ts";
import type { Roll } from "./random.ts";

/** The two faces of the coin: eagle and sun, as on Mexican coins. */
export const coinFaces = ["aguila", "sol"] as const;

/** See {@link coinFaces}. */
export type CoinFace = (typeof coinFaces)[number];

/** What a right call pays, in hundredths of the bet. */
export const coinPays = 196;

/** Tosses the coin against the player's call. */
export const tossCoin = (bet: Cents, call: CoinFace, roll: Roll): RoundResult => {
  const side = coinFaces[roll(2)] ?? "sol";
  return {
    outcome: { game: "coin", call, side },
    win: side === call ? Math.floor((bet * coinPays) / 100) : 0,
  };
};
