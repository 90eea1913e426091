import { type GameType, requestedType, type Vendor, vendorsOf } from "@volado/domain";
import { useCategories } from "../../../shared/categories/use-categories.ts";

const NONE: readonly Vendor[] = [];

/** The vendors a list of this type may be narrowed to, in the lobby's order; empty until they are known. */
export const useVendorChoices = (type: GameType): readonly Vendor[] => {
  const { data: categories } = useCategories();
  return categories ? vendorsOf(categories, requestedType(type)) : NONE;
};
