import "./row-note.css";
import { limits } from "@volado/config";
import { Skeleton } from "@volado/ui";
import type { ReactNode } from "react";
import { RowSkeleton } from "../../../shared/games/row-skeleton.tsx";

/** A message or a retry button in place of a row of games, at the same height. */
export function RowNote({ children }: { children: ReactNode }) {
  return <div className="app-row-note">{children}</div>;
}

/** Skeleton of a titled row of games on home; hidden from assistive technology. */
export function RowSectionSkeleton() {
  return (
    <section className="app-section" aria-hidden="true">
      <Skeleton className="app-section__title-skeleton" width="40%" />
      <RowSkeleton />
    </section>
  );
}

const rows = Object.values(limits.homeVendors).reduce((sum, count) => sum + count, 0);

/** Skeleton of home's vendor rows until their code and the vendors have loaded. */
export function VendorRowsSkeleton() {
  return Array.from({ length: rows }, (_, row) => row).map((row) => <RowSectionSkeleton key={row} />);
}
