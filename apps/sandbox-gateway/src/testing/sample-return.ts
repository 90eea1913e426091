import { seededRandom } from "../data/world/random.ts";
import type { Roll } from "../play/rules.ts";
import type { RoundResult } from "../play-rounds/rounds.ts";

/** Time that a test of so many rounds may take on a busy machine. */
export const sampleMs = 120_000;

const bet = 100;

/** Rounds of a sample: a million in `test --all`. */
const rounds = process.env.VOLADO_TEST_ALL === "1" ? 1_000_000 : 100_000;

/** What a game returns per unit of the bet over many seeded rounds, and the standard error of that mean. */
export const sampleReturn = (play: (bet: number, roll: Roll) => RoundResult) => {
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
