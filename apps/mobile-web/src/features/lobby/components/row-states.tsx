import "./row-note.css";
import { limits } from "@volado/config";
import { Skeleton } from "@volado/ui";
import type { ReactNode } from "react";
import { RowSkeleton } from "../../../shared/games/row-skeleton.tsx";

/** Stands in the place of a row of games, in its height: words, or the offer to try again. */
export function RowNote({ children }: { children: ReactNode }) {
  return <div className="app-row-note">{children}</div>;
}

/** Stands for a titled row of games on home, in its height; hidden from assistive technology. */
export function RowSectionSkeleton() {
  return (
    <section className="app-section" aria-hidden="true">
      <Skeleton className="app-section__title-skeleton" width="40%" />
      <RowSkeleton />
    </section>
  );
}

/** How many rows there will be. */
const rows = Object.values(limits.homeVendors).reduce((sum, count) => sum + count, 0);

/** Stands for home's vendor rows before their code and the vendors are known. */
export function VendorRowsSkeleton() {
  return Array.from({ length: rows }, (_, row) => row).map((row) => <RowSectionSkeleton key={row} />);
}
