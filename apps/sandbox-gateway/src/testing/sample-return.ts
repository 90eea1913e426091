import { seededRandom } from "../data/world/random.ts";
import type { Roll } from "../play/rules.ts";
import type { RoundResult } from "../play-rounds/rounds.ts";

/** Time that a test of a million rounds may take on a busy machine. */
export const sampleMs = 120_000;

const bet = 100;

/** What a game returns per unit of the bet over a million seeded rounds, and the standard error of that mean. */
export const sampleReturn = (play: (bet: number, roll: Roll) => RoundResult, rounds = 1_000_000) => {
  const random = seededRandom(2_026);
  const roll: Roll = (sides) => Math.floor(random() * sides);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const share = play(bet, roll).win / bet;
    sum += share;
    squares += share * share;
  }
  const mean = sum / rounds;
  return { mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds) };
};
