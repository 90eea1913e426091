import { limits } from "@volado/config";
import { homeVendors, type VendorCategory } from "@volado/domain";
import { GameTileSkeleton, Skeleton } from "@volado/ui";
import type { GameActions } from "../../../shared/games/game-actions.ts";
import { VendorRow } from "./vendor-row.tsx";

/** How many rows there will be; their room is kept before the vendors are known. */
const rows = Object.values(limits.homeVendors).reduce((sum, count) => sum + count, 0);

export interface VendorRowsProps {
  /** Undefined while they load. */
  categories: readonly VendorCategory[] | undefined;
  /** How many of home's later requests may have gone out. */
  turns: number;
  actions: GameActions;
}

/** The first vendors' carousels: 3 RNG, 2 FISH, 1 LIVE (Spec §2). */
export function VendorRows({ categories, turns, actions }: VendorRowsProps) {
  if (!categories) {
    return Array.from({ length: rows }, (_, row) => row).map((row) => (
      <section key={row} className="app-section app-section--late" aria-hidden="true">
        <Skeleton className="app-section__title-room" width="40%" />
        <div className="app-row-room">
          <GameTileSkeleton />
          <GameTileSkeleton />
          <GameTileSkeleton />
          <GameTileSkeleton />
        </div>
      </section>
    ));
  }
  return homeVendors(categories, limits.homeVendors)
    .flatMap(({ vendors }) => vendors)
    .map((vendor, index) => (
      <VendorRow
        key={`${vendor.type} ${vendor.code}`}
        vendor={vendor}
        enabled={index < turns}
        actions={actions}
      />
    ));
}
