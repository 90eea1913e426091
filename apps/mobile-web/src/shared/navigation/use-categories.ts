import { useQuery } from "@tanstack/react-query";
import { vendorQueries } from "@volado/api-client/query";
import { orderCategories, type VendorCategory } from "@volado/domain/vendors";
import { merchant } from "../merchant.ts";
import { asyncState } from "../query/async-state.ts";
import { useClient } from "../services/services-context.tsx";

const ordered = (categories: readonly VendorCategory[]) => orderCategories(categories, merchant.vendors);

/** Categories with their vendors in display order (Spec §4 "Vendor list is reordered"). */
export const useCategories = () =>
  asyncState(useQuery({ ...vendorQueries.categories(useClient()), select: ordered }));
