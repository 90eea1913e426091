import type { RewardKind, RewardStatus, TaskMeasure } from "@volado/domain/rewards";
import type { Brand } from "../../brand/brand.ts";

const PESO = 100;

/**
 * A reward of the seeded world; days count back from the moment of seeding, and forward when they are
 * negative. None is paid yet.
 */
export interface SeedReward {
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
export interface SeedPromoCode {
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
