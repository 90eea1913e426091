import { GameType, requestedType } from "../games/game.ts";
import type { GameListScope } from "../games/game-list-state.ts";
import { type Vendor, type VendorCategory, vendorsOf } from "./vendors.ts";

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

/** A vendor that a game list may be narrowed to (Spec §3 "Vendor tab"). */
export type VendorTab = Pick<Vendor, "code" | "name" | "logoUrl">;

/**
 * The vendors that a game list may be narrowed to (Spec §2 "Vendor strip and vendor tab strip"): of a confined page
 * exactly its own, in the configuration's order and named by their codes until the gateway has named them; of any
 * other page those of its type, in the lobby's order, and on a page of one classification only those that have it or
 * name none (Spec §3 "optional gameClassify list"). Whether a tab for all of them stands before them is the page's.
 *
 * @param categories the lobby's; undefined until they are known
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
