import { type GameListScope, requestedType } from "@volado/domain/games";
import { type VendorTab, vendorsOf } from "@volado/domain/vendors";
import { useMemo } from "react";
import { useCategories } from "../../../shared/categories/use-categories.ts";

const NONE: readonly VendorTab[] = [];

/**
 * The vendors a list may be narrowed to: of a confined page exactly its own, in the configuration's order and
 * named by their codes until the gateway has named them; of any other page those of its type, in the lobby's
 * order, empty until they are known.
 */
export const useVendorChoices = ({ type, vendors }: GameListScope): readonly VendorTab[] => {
  const { data: categories } = useCategories();
  return useMemo(() => {
    if (vendors.length === 0) return categories ? vendorsOf(categories, requestedType(type)) : NONE;
    const known = categories?.flatMap((category) => category.vendors);
    return vendors.map(
      (code) => known?.find((vendor) => vendor.code === code) ?? { code, name: code, logoUrl: undefined },
    );
  }, [categories, type, vendors]);
};
