import type { GameListScope } from "@volado/domain/games";
import { type VendorTab, vendorTabs } from "@volado/domain/vendors";
import { useMemo } from "react";
import { useCategories } from "../../../shared/categories/use-categories.ts";

/** The vendors that a list may be narrowed to; of a page of all vendors none until the lobby is known. */
export const useVendorChoices = (scope: GameListScope): readonly VendorTab[] => {
  const { data: categories } = useCategories();
  return useMemo(() => vendorTabs(categories, scope), [categories, scope]);
};
