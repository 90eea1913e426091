import { HOUR_MS, MINUTE_MS } from "@volado/domain/calendar";
import type { RewardKind, RewardStatus, TaskMeasure } from "@volado/domain/rewards";
import type { Brand } from "../../brand/brand.ts";

const PESO = 100;

/** Start times of the daily rains, in milliseconds after midnight in the merchant's time zone; ascending. */
export const rainsOfTheDay: readonly number[] = [0, 4, 8, 12, 16, 20].map((hours) => hours * HOUR_MS);

/** Settings of every scheduled rain; money in centavos. */
export const plannedRain = {
  lasts: 15 * MINUTE_MS,
  tries: 5,
  /** An envelope's possible amounts, all equally likely: two in five are empty. */
  prizes: [0, 0, 2 * PESO, 5 * PESO, 10 * PESO],
  pool: 5_000 * PESO,
} as const;

/** A benefit of a level; money is whole centavos, shares are hundredths of a per cent. */
export type SeedPerk =
  | { readonly kind: "weekly-bonus" | "birthday-bonus"; readonly amount: number }
  | { readonly kind: "rebate"; readonly percent: number }
  | { readonly kind: "withdrawals"; readonly count: number }
  | { readonly kind: "host" };

const weekly = (amount: number): SeedPerk => ({ kind: "weekly-bonus", amount });
const birthday = (amount: number): SeedPerk => ({ kind: "birthday-bonus", amount });
const rebate = (percent: number): SeedPerk => ({ kind: "rebate", percent });
const withdrawals = (count: number): SeedPerk => ({ kind: "withdrawals", count });
const host: SeedPerk = { kind: "host" };

/** A level of the club; `from` is the required total stake, in centavos. */
const level = (name: string, from: number, ...perks: readonly SeedPerk[]) => ({ name, from, perks });

/** The demo merchant's club, lowest level first. */
export const vipLevels = [
  level("VIP Bronce", 0, birthday(10_000), withdrawals(3)),
  level("VIP Plata", 5_000_000, weekly(10_000), birthday(30_000), rebate(30), withdrawals(5)),
  level("VIP Oro", 25_000_000, weekly(50_000), birthday(100_000), rebate(50), withdrawals(8), host),
  level("VIP Diamante", 100_000_000, weekly(200_000), birthday(500_000), rebate(80), withdrawals(15), host),
];

const reward = (
  username: string,
  kind: RewardKind,
  status: Exclude<RewardStatus, "Claimed">,
  pesos: number,
  given: number,
  claimBefore?: number,
) => ({ username, kind, status, pesos, given, claimBefore });

/** In every status but `Claimed`, whose money would be in a wallet; days count back from seeding, negative forward. */
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

/** Sign-in rewards of consecutive days, in centavos, as a cycle. */
export const signInPrizes: readonly number[] = [5, 5, 8, 8, 10, 10, 30].map((pesos) => pesos * PESO);

/** A daily task. */
export interface TaskOfTheDay {
  readonly id: string;
  readonly measure: TaskMeasure;
  /** Rounds, or centavos. */
  readonly goal: number;
  /** Centavos. */
  readonly amount: number;
}

export const tasksOfTheDay: readonly TaskOfTheDay[] = [
  { id: "rounds-10", measure: "rounds", goal: 10, amount: 5 * PESO },
  { id: "stakes-500", measure: "stakes", goal: 500 * PESO, amount: 15 * PESO },
  { id: "deposits-300", measure: "deposits", goal: 300 * PESO, amount: 20 * PESO },
];
