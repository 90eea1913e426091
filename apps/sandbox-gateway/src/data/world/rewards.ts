import { HOUR_MS, MINUTE_MS } from "@volado/domain/calendar";
import type { RewardKind, RewardStatus, TaskMeasure } from "@volado/domain/rewards";
import type { Brand } from "../../brand/brand.ts";

const PESO = 100;

/** When it rains on every day, in milliseconds after the day begins where the merchant is; in order. */
export const rainsOfTheDay: readonly number[] = [0, 4, 8, 12, 16, 20].map((hours) => hours * HOUR_MS);

/** What every planned rain is like; money in centavos. */
export const plannedRain = {
  lasts: 15 * MINUTE_MS,
  tries: 5,
  /** One of these for each envelope, all equally likely: two in five are empty. */
  prizes: [0, 0, 2 * PESO, 5 * PESO, 10 * PESO],
  pool: 5_000 * PESO,
} as const;

/** Something that a level gives, as it is kept; money is whole centavos, shares are hundredths of a per cent. */
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

/** The demo merchant's club, from its first level to its last; `from` is what must have been staked, in centavos. */
export const vipLevels: readonly {
  readonly name: string;
  readonly from: number;
  readonly perks: readonly SeedPerk[];
}[] = [
  { name: "VIP Bronce", from: 0, perks: [birthday(10_000), withdrawals(3)] },
  {
    name: "VIP Plata",
    from: 5_000_000,
    perks: [weekly(10_000), birthday(30_000), rebate(30), withdrawals(5)],
  },
  {
    name: "VIP Oro",
    from: 25_000_000,
    perks: [weekly(50_000), birthday(100_000), rebate(50), withdrawals(8), host],
  },
  {
    name: "VIP Diamante",
    from: 100_000_000,
    perks: [weekly(200_000), birthday(500_000), rebate(80), withdrawals(15), host],
  },
];

/**
 * A reward of the seeded world; days count back from the moment of seeding, and forward when they are
 * negative. None is paid yet.
 */
interface SeedReward {
  readonly username: string;
  readonly kind: RewardKind;
  readonly status: Exclude<RewardStatus, "Claimed">;
  readonly pesos: number;
  readonly given: number;
  readonly claimBefore?: number;
}

/** One in every status but `Claimed`, whose money would have to be in the wallet. */
export const seedRewards: readonly SeedReward[] = [
  { username: "jugador", kind: "cashback", status: "Issued", pesos: 75.5, given: 1, claimBefore: -6 },
  { username: "jugador", kind: "vip", status: "Applying", pesos: 200, given: 2 },
  { username: "jugador", kind: "welcome", status: "Process", pesos: 500, given: 9 },
  { username: "jugador", kind: "gift", status: "Joined", pesos: 1_000, given: 4 },
  { username: "jugador", kind: "vip", status: "Rejected", pesos: 350, given: 30 },
  { username: "jugador", kind: "cashback", status: "Close", pesos: 42.25, given: 40, claimBefore: 33 },
  { username: "agente", kind: "gift", status: "Issued", pesos: 150, given: 1 },
];

/** A code of the seeded world; days as in {@link SeedReward}. */
interface SeedPromoCode {
  readonly code: string;
  readonly pesos: number;
  readonly from: number;
  readonly until?: number;
  readonly uses?: number;
}

/** One that pays and bears the brand's code, one of which there are a hundred, and one for each way not to be paid. */
export const promoCodesOf = ({ slug }: Pick<Brand, "slug">): readonly SeedPromoCode[] => [
  { code: `${slug.toUpperCase()}50`, pesos: 50, from: 10 },
  { code: "ORO100", pesos: 100, from: 10, uses: 100 },
  { code: "VERANO25", pesos: 25, from: 120, until: 60 },
  { code: "MANANA20", pesos: 20, from: -30 },
  { code: "AGOTADO", pesos: 30, from: 10, uses: 0 },
];

/** What the days of a streak of sign-ins pay, in centavos, over and over. */
export const signInPrizes: readonly number[] = [5, 5, 8, 8, 10, 10, 30].map((pesos) => pesos * PESO);

/** A task of every day. */
export interface TaskOfTheDay {
  readonly id: string;
  readonly measure: TaskMeasure;
  /** Rounds, or centavos. */
  readonly goal: number;
  /** Centavos. */
  readonly amount: number;
}

/** The tasks that every day has. */
export const tasksOfTheDay: readonly TaskOfTheDay[] = [
  { id: "rounds-10", measure: "rounds", goal: 10, amount: 5 * PESO },
  { id: "stakes-500", measure: "stakes", goal: 500 * PESO, amount: 15 * PESO },
  { id: "deposits-300", measure: "deposits", goal: 300 * PESO, amount: 20 * PESO },
];
