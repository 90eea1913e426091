import type { RewardStatus } from "@volado/domain/rewards";
import type { Brand } from "../../brand/brand.ts";

const gift = (
  username: string,
  status: Exclude<RewardStatus, "Claimed">,
  pesos: number,
  given: number,
  claimBefore?: number,
) => ({ username, status, pesos, given, claimBefore });

/**
 * Gifts of the house in every status but `Claimed`, whose money would be in a wallet; other kinds follow rules. Days
 * before seeding; negative ones are in the future.
 */
export const seedRewards = [
  gift("jugador", "Issued", 75.5, 1, -5),
  gift("jugador", "Applying", 200, 2),
  gift("jugador", "Process", 500, 9),
  gift("jugador", "Joined", 1_000, 4),
  gift("jugador", "Rejected", 350, 30),
  gift("jugador", "Close", 42.25, 40, 33),
  gift("agente", "Issued", 150, 1),
];

const code = (text: string, pesos: number, from: number, until?: number, uses?: number) => {
  return { code: text, pesos, from, until, uses };
};

/** A valid code with the brand's name, a limited one, and one for each refusal. */
export const promoCodesOf = ({ slug }: Pick<Brand, "slug">) => [
  code(`${slug.toUpperCase()}50`, 50, 10),
  code("ORO100", 100, 10, undefined, 100),
  code("VERANO25", 25, 120, 60),
  code("MANANA20", 20, -30),
  code("AGOTADO", 30, 10, undefined, 0),
];
