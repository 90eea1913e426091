import { GameTileSkeleton } from "@volado/ui";

/** Placeholder for a row of games, as high as the row; hidden from assistive technology. */
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
  /** Number of tiles; one is enough off screen. @default as many as fit on a phone */
  readonly tiles?: number;
}
