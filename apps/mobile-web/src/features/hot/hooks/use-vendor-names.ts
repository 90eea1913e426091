import { useCallback, useMemo } from "react";
import { useCategories } from "../../../shared/categories/use-categories.ts";

/** A vendor's name by its code, as the lobby calls it; the code itself while, or where, the lobby has none. */
export const useVendorNames = (): ((code: string) => string) => {
  const { data: categories } = useCategories();
  const names = useMemo(
    () =>
      new Map(categories?.flatMap(({ vendors }) => vendors.map(({ code, name }) => [code, name] as const))),
    [categories],
  );
  return useCallback((code) => names.get(code) ?? code, [names]);
};
