import { limits } from "@volado/config";
import { homeVendors, type VendorCategory } from "@volado/domain/vendors";
import type { GameActions } from "../../../shared/games/use-tile-actions.ts";
import { PartBoundary } from "../../../shared/lazy/part-boundary.tsx";
import { useMotion } from "../../../shared/motion/motion-button.tsx";
import type { RequestQueue } from "../hooks/use-request-queue.ts";
import { VendorRow } from "./vendor-row.tsx";

export interface VendorRowsProps {
  categories: readonly VendorCategory[];
  requests: RequestQueue;
  actions: GameActions;
}

/** The first vendors' carousels: 3 RNG, 2 FISH, 1 LIVE (Spec §2). One pause button stops them all. */
export function VendorRows({ categories, requests, actions }: VendorRowsProps) {
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
          enabled={requests.isReady(name)}
          onNear={requests.enqueue}
          motion={motion}
          actions={actions}
        />
      </PartBoundary>
    );
  });
}
