import { GameType, requestedType } from "../games/game.ts";
import type { GameListScope } from "../games/game-list-state.ts";
import { type Vendor, type VendorCategory, vendorsOf } from "./vendors.ts";

/** Sports vendors shown in categories of their own; merchant configuration (Spec §9 "Esports vendors"). */
export interface SeparatedVendors {
  readonly esports: readonly string[];
  readonly cockfight: readonly string[];
}

const withoutRepeats = (vendors: readonly Vendor[]): readonly Vendor[] => [
  ...new Map(vendors.map((vendor) => [vendor.code, vendor])).values(),
];

/**
 * Sorts categories in the server's order, with e-sports and cockfight vendors in categories of their own after SPORTS
 * (Spec §4 "Vendor list"), joined by the server's own categories of these types. Without SPORTS they keep the
 * server's place. Empty categories are removed.
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

/** A vendor tab of a game list (Spec §3 "Vendor tab"). */
export type VendorTab = Pick<Vendor, "code" | "name" | "logoUrl">;

/**
 * The vendor tabs of a game list (Spec §2 "Vendor strip and vendor tab strip"). A confined page has its own vendors in
 * the configuration's order, named by their codes until the lobby is loaded. Other pages have those of their type in
 * the lobby's order; with a classification only those that have it or name none (Spec §3 "optional gameClassify list").
 * The page adds a tab for all if it wants one.
 * @param categories the lobby's; undefined until loaded
 */
export const vendorTabs = (
  categories: readonly VendorCategory[] | undefined,
  { type, classify, vendors }: GameListScope,
): readonly VendorTab[] => {
  if (vendors.length === 0) {
    const ofType = categories ? vendorsOf(categories, requestedType(type)) : [];
    return classify === undefined
      ? ofType
      : ofType.filter((vendor) => vendor.classify.length === 0 || vendor.classify.includes(classify));
  }
  const known = categories?.flatMap((category) => category.vendors);
  return vendors.map(
    (code) => known?.find((vendor) => vendor.code === code) ?? { code, name: code, logoUrl: undefined },
  );
};
