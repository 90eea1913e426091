import type { GameListScope } from "../games/game-list/game-list-scope.ts";
import { requestedType } from "../games/requested-type.ts";
import type { Vendor, VendorCategory } from "./vendor.ts";
import { vendorsOf } from "./vendors-of.ts";

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
