import { GameType } from "../games/game-type.ts";
import type { Vendor, VendorCategory } from "./vendor.ts";

/**
 * Codes of sports vendors that stand in categories of their own; merchant configuration (Spec §9 "Esports vendors").
 */
export interface SeparatedVendors {
  readonly esports: readonly string[];
  readonly cockfight: readonly string[];
}

const withoutRepeats = (vendors: readonly Vendor[]): readonly Vendor[] => [
  ...new Map(vendors.map((vendor) => [vendor.code, vendor])).values(),
];

/**
 * Categories in the server's order, except that e-sports and cockfight vendors become categories of their own
 * right after SPORTS (Spec §4 "Vendor list"). A category of that type which the server sent itself joins them
 * there. Without SPORTS they keep the server's places. A category left without vendors disappears.
 */
export const orderCategories = (
  categories: readonly VendorCategory[],
  separated: SeparatedVendors,
): readonly VendorCategory[] => {
  const sports = categories.find((category) => category.type === GameType.Sports);
  if (!sports) return categories.filter((category) => category.vendors.length > 0);

  const apart = [
    { type: GameType.Esports, codes: new Set(separated.esports) },
    { type: GameType.Cockfight, codes: new Set(separated.cockfight) },
  ] as const;
  const moved = apart.map(({ type, codes }): VendorCategory => {
    const own = categories
      .filter((category) => category.type === type)
      .flatMap((category) => category.vendors);
    const fromSports = sports.vendors.filter((vendor) => codes.has(vendor.code));
    return { type, vendors: withoutRepeats([...fromSports.map((vendor) => ({ ...vendor, type })), ...own]) };
  });
  const remaining = sports.vendors.filter((vendor) => !apart.some(({ codes }) => codes.has(vendor.code)));

  return categories
    .filter((category) => !apart.some(({ type }) => type === category.type))
    .flatMap((category) =>
      category.type === GameType.Sports ? [{ ...category, vendors: remaining }, ...moved] : [category],
    )
    .filter((category) => category.vendors.length > 0);
};
