import { Skeleton } from "@volado/ui";
import { RowSkeleton } from "../../../shared/games/row-skeleton.tsx";

/** Stands for a titled row of games on home, in its height; hidden from assistive technology. */
export function RowSectionSkeleton() {
  return (
    <section className="app-section" aria-hidden="true">
      <Skeleton className="app-section__title-skeleton" width="40%" />
      <RowSkeleton />
    </section>
  );
}
