import { GameType } from "../games/game-type.ts";
import type { Vendor, VendorCategory } from "./vendor.ts";

/** The vendors of a type, in order; empty when the type has none. */
export const vendorsOf = (categories: readonly VendorCategory[], type: GameType): readonly Vendor[] =>
  categories.find((category) => category.type === type)?.vendors ?? [];

/**
 * The vendors whose games home shows as carousels: the first ones of each named type (Spec §2: 3 RNG, 2 FISH, 1 LIVE).
 */
export const homeVendors = (
  categories: readonly VendorCategory[],
  picks: Readonly<Partial<Record<GameType, number>>>,
): readonly VendorCategory[] =>
  Object.values(GameType)
    .map((type) => ({ type, vendors: vendorsOf(categories, type).slice(0, picks[type] ?? 0) }))
    .filter((category) => category.vendors.length > 0);

const blockTypes: ReadonlySet<GameType> = new Set([
  GameType.Sports,
  GameType.Esports,
  GameType.Lottery,
  GameType.ElectronicLottery,
]);

/**
 * The categories whose vendors home shows as blocks: sport, e-sport and lotteries, in the given order (Spec §2 "Home").
 */
export const homeBlocks = (categories: readonly VendorCategory[]): readonly VendorCategory[] =>
  categories.filter(({ type, vendors }) => blockTypes.has(type) && vendors.length > 0);
