import * as z from "zod";
import type { RoundResult } from "../play-rounds/rounds.ts";
import { baccaratSides, playBaccarat } from "./baccarat.ts";
import { crashTargets } from "./crash.ts";
import { diceSides, rollDice } from "./dice.ts";
import { duelSides, playDuel } from "./duel.ts";
import { selections } from "./matches.ts";
import { dropBall } from "./plinko.ts";
import { playPoker } from "./poker.ts";
import { outsideSpots, spinWheel } from "./roulette.ts";
import { coinFaces, drawDigit, type Roll, spinReels, tossCoin } from "./rules.ts";

// What the pages of the demo games send with a bet.

const common = {
  /** Chosen by the page for each round, so that a repeated request can't bet twice. */
  key: z.string().regex(/^[\w-]{8,64}$/),
  /** In centavos; the game's limits are checked once its ticket is opened. */
  bet: z.int().positive(),
};

/** Games in which the player decides during the round. */
const turnRequest = z.discriminatedUnion("game", [
  z.object({ game: z.literal("blackjack"), ...common }),
  z.object({ game: z.literal("crash"), ...common, target: z.literal(crashTargets).optional() }),
]);

/** A round of any game. */
export const roundRequest = z.discriminatedUnion("game", [
  ...turnRequest.options,
  z.object({ game: z.literal(["reels", "plinko"]), ...common }),
  z.object({ game: z.literal("coin"), ...common, call: z.literal(coinFaces) }),
  z.object({
    game: z.literal("roulette"),
    ...common,
    spot: z.union([z.literal(outsideSpots), z.int().min(0).max(36)]),
  }),
  z.object({ game: z.literal(["baccarat", "noCommission"]), ...common, side: z.literal(baccaratSides) }),
  z.object({ game: z.literal("duel"), ...common, side: z.literal(duelSides) }),
  z.object({ game: z.literal(["poker", "trio"]), ...common }),
  z.object({ game: z.literal("dice"), ...common, sum: z.literal(diceSides) }),
  z.object({ game: z.literal("digit"), ...common, pick: z.int().min(0).max(9) }),
]);

/** A bet on a match. */
export const betRequest = z.object({
  ...common,
  fixture: z.string().max(40),
  selection: z.literal(selections),
  /** The odds the player saw; the bet is refused when they have changed. */
  odds: z.int(),
});

/** A bet on a lottery's draw. */
export const drawRequest = z.object({
  ...common,
  /** The draw the player saw; the bet is refused when its sales have closed. */
  draw: z.string().max(40),
  picks: z.array(z.int()).max(10),
});

type DrawnRequest = Exclude<z.infer<typeof roundRequest>, z.infer<typeof turnRequest>>;

/** Draws a round in which nothing is left to decide. */
export const drawRound = (request: DrawnRequest, roll: Roll): RoundResult => {
  switch (request.game) {
    case "reels":
      return spinReels(request.bet, roll);
    case "plinko":
      return dropBall(request.bet, roll);
    case "coin":
      return tossCoin(request.bet, request.call, roll);
    case "roulette":
      return spinWheel(request.bet, request.spot, roll);
    case "baccarat":
    case "noCommission":
      return playBaccarat(request.bet, request.side, roll, request.game);
    case "duel":
      return playDuel(request.bet, request.side, roll);
    case "poker":
    case "trio":
      return playPoker(request.bet, request.game, roll);
    case "dice":
      return rollDice(request.bet, request.sum, roll);
    case "digit":
      return drawDigit(request.bet, request.pick, roll);
  }
};
