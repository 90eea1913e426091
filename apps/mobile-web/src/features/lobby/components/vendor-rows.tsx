import { limits } from "@volado/config";
import { homeVendors, type VendorCategory } from "@volado/domain/vendors";
import type { GameActions } from "../../../shared/games/use-tile-actions.ts";
import { PartBoundary } from "../../../shared/lazy/part-boundary.tsx";
import { useMotion } from "../../../shared/motion/motion-button.tsx";
import type { Turns } from "../hooks/use-turns.ts";
import { VendorRow } from "./vendor-row.tsx";

export interface VendorRowsProps {
  categories: readonly VendorCategory[];
  turns: Turns;
  actions: GameActions;
}

/** The first vendors' carousels: 3 RNG, 2 FISH, 1 LIVE (Spec §2). One tap stops them all. */
export function VendorRows({ categories, turns, actions }: VendorRowsProps) {
  const shown = homeVendors(categories, limits.homeVendors).flatMap(({ vendors }) => vendors);
  const motion = useMotion();
  return shown.map((vendor) => {
    const name = `${vendor.type} ${vendor.code}`;
    return (
      <PartBoundary key={name} at={`home row ${vendor.code}`}>
        <VendorRow
          name={name}
          vendor={vendor}
          shared={shown.some(({ name, type }) => name === vendor.name && type !== vendor.type)}
          enabled={turns.has(name)}
          onNear={turns.ask}
          motion={motion}
          actions={actions}
        />
      </PartBoundary>
    );
  });
}
