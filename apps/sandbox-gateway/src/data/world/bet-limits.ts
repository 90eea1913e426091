import { GameType } from "@volado/domain/games";

/** The smallest and the largest bet of a game, in centavos. */
export interface SeedBetLimits {
  readonly min_bet: number;
  readonly max_bet: number;
}

/** Minimum bets of the filter (Spec §9). */
export const minBets = [1, 5, 10, 50, 75, 100] as const;

/** A machine of the smallest bets takes less than the others. */
const SMALL_MACHINE = { upTo: 10, max: 50_000 } as const;
const MACHINE_MAX = 100_000;

/** Machines have a minimum bet of the filter. */
export const machineLimits = (min: (typeof minBets)[number]): SeedBetLimits => ({
  min_bet: min,
  max_bet: min <= SMALL_MACHINE.upTo ? SMALL_MACHINE.max : MACHINE_MAX,
});

/** Live tables by vendor and number, in whole units of the currency; all others have those of their type. */
const tables: Readonly<Record<string, readonly (readonly [min: number, max: number])[]>> = {
  LUZ: [
    [5, 5_000],
    [25, 20_000],
    [10, 5_000],
    [10, 10_000],
    [50, 25_000],
  ],
  CRS: [
    [20, 10_000],
    [5, 2_000],
    [100, 100_000],
  ],
  RRL: [
    [10, 8_000],
    [5, 1_500],
    [1, 1_000],
  ],
  TRZ: [
    [5, 2_500],
    [50, 50_000],
    [20, 4_000],
  ],
};

const typeLimits: Readonly<Partial<Record<GameType, SeedBetLimits>>> = {
  [GameType.Live]: { min_bet: 500, max_bet: 500_000 },
  [GameType.Poker]: { min_bet: 200, max_bet: 200_000 },
  [GameType.Cockfight]: { min_bet: 500, max_bet: 500_000 },
  [GameType.Lottery]: { min_bet: 100, max_bet: 100_000 },
  [GameType.ElectronicLottery]: { min_bet: 100, max_bet: 100_000 },
};

const OTHER_LIMITS: SeedBetLimits = { min_bet: 100, max_bet: 1_000_000 };

/** What a game that is no machine takes; `index` counts a vendor's games from 0. */
export const tableLimits = (type: GameType, vendor: string, index: number): SeedBetLimits => {
  const [min, max] = (type === GameType.Live ? tables[vendor]?.[index] : undefined) ?? [];
  if (min !== undefined && max !== undefined) return { min_bet: min * 100, max_bet: max * 100 };
  return typeLimits[type] ?? OTHER_LIMITS;
};
