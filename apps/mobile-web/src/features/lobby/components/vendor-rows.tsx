import { limits } from "@volado/config";
import { homeVendors, type VendorCategory } from "@volado/domain/vendors";
import type { GameActions } from "../../../shared/games/game-actions.ts";
import { PartBoundary } from "../../../shared/lazy/part-boundary.tsx";
import { useMotion } from "../../../shared/motion/use-motion.ts";
import { VendorRow } from "./vendor-row.tsx";

export interface VendorRowsProps {
  categories: readonly VendorCategory[];
  /** How many of home's later requests may have gone out. */
  turns: number;
  actions: GameActions;
}

/** The first vendors' carousels: 3 RNG, 2 FISH, 1 LIVE (Spec §2). One tap stops them all. */
export function VendorRows({ categories, turns, actions }: VendorRowsProps) {
  const shown = homeVendors(categories, limits.homeVendors).flatMap(({ vendors }) => vendors);
  const motion = useMotion();
  return shown.map((vendor, index) => (
    <PartBoundary key={`${vendor.type} ${vendor.code}`} at={`home row ${vendor.code}`}>
      <VendorRow
        vendor={vendor}
        shared={shown.some(({ name, type }) => name === vendor.name && type !== vendor.type)}
        enabled={index < turns}
        motion={motion}
        actions={actions}
      />
    </PartBoundary>
  ));
}
