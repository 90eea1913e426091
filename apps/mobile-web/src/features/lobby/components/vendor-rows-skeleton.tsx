import { limits } from "@volado/config";
import { Skeleton } from "@volado/ui";
import { RowSkeleton } from "../../../shared/games/row-skeleton.tsx";

/** How many rows there will be. */
const rows = Object.values(limits.homeVendors).reduce((sum, count) => sum + count, 0);

/** Stands for home's vendor rows before their code and the vendors are known; hidden from assistive technology. */
export function VendorRowsSkeleton() {
  return Array.from({ length: rows }, (_, row) => row).map((row) => (
    <section key={row} className="app-section" aria-hidden="true">
      <Skeleton className="app-section__title-skeleton" width="40%" />
      <RowSkeleton />
    </section>
  ));
}
