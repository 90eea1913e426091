import type { RewardKind, RewardStatus } from "@volado/domain/rewards";
import type { Brand } from "../../brand/brand.ts";

const reward = (
  username: string,
  kind: RewardKind,
  status: Exclude<RewardStatus, "Claimed">,
  pesos: number,
  given: number,
  claimBefore?: number,
) => ({ username, kind, status, pesos, given, claimBefore });

/**
 * In every status but `Claimed`, whose money would be in a wallet. Days before seeding; negative ones are in the
 * future.
 */
export const seedRewards = [
  reward("jugador", "cashback", "Issued", 75.5, 1, -6),
  reward("jugador", "vip", "Applying", 200, 2),
  reward("jugador", "welcome", "Process", 500, 9),
  reward("jugador", "gift", "Joined", 1_000, 4),
  reward("jugador", "vip", "Rejected", 350, 30),
  reward("jugador", "cashback", "Close", 42.25, 40, 33),
  reward("agente", "gift", "Issued", 150, 1),
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
