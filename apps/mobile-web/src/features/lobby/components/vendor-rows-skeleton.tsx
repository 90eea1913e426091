import { limits } from "@volado/config";
import { RowSectionSkeleton } from "./row-section-skeleton.tsx";

/** How many rows there will be. */
const rows = Object.values(limits.homeVendors).reduce((sum, count) => sum + count, 0);

/** Stands for home's vendor rows before their code and the vendors are known. */
export function VendorRowsSkeleton() {
  return Array.from({ length: rows }, (_, row) => row).map((row) => <RowSectionSkeleton key={row} />);
}
