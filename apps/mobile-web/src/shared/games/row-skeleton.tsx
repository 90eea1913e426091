import { GameTileSkeleton } from "@volado/ui";

/** Stands for a row of games, in its height; hidden from assistive technology. */
export function RowSkeleton({ tiles = 4 }: RowSkeletonProps) {
  return (
    <div className="app-row-skeleton" aria-hidden="true">
      {Array.from({ length: tiles }, (_, place) => place).map((place) => (
        <GameTileSkeleton key={place} />
      ))}
    </div>
  );
}

interface RowSkeletonProps {
  /**
   * How many are drawn: one gives a row that nobody sees its height.
   * @default what a phone shows
   */
  readonly tiles?: number;
}
