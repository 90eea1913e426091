import { z } from "zod";
import { coinFaces } from "./rules/coin.ts";
import { selections } from "./rules/fixtures.ts";

/** Chosen by the page for each round, so that a repeated request can't bet twice. */
const key = z.string().regex(/^[\w-]{8,64}$/);

/** In centavos; whether the game takes it is seen when its ticket is opened. */
const bet = z.int().positive();

/** Body of `POST /play/api/round`. */
export const roundRequest = z.discriminatedUnion("game", [
  z.object({ game: z.literal("reels"), bet, key }),
  z.object({ game: z.literal("coin"), bet, key, call: z.literal(coinFaces) }),
  z.object({ game: z.literal("digit"), bet, key, pick: z.int().min(0).max(9) }),
]);

/** See {@link roundRequest}. */
export type RoundRequest = z.infer<typeof roundRequest>;

/** Body of `POST /play/api/bets`. */
export const betRequest = z.object({
  bet,
  key,
  fixture: z.string().max(40),
  selection: z.literal(selections),
  /** The odds the player saw; the bet is refused when they are no longer on offer. */
  odds: z.int(),
});
