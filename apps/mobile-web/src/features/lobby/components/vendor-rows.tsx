import { limits } from "@volado/config";
import { homeVendors, type VendorCategory } from "@volado/domain";
import type { GameActions } from "../../../shared/games/game-actions.ts";
import { VendorRow } from "./vendor-row.tsx";

export interface VendorRowsProps {
  categories: readonly VendorCategory[];
  /** How many of home's later requests may have gone out. */
  turns: number;
  actions: GameActions;
}

/** The first vendors' carousels: 3 RNG, 2 FISH, 1 LIVE (Spec §2). */
export function VendorRows({ categories, turns, actions }: VendorRowsProps) {
  const shown = homeVendors(categories, limits.homeVendors).flatMap(({ vendors }) => vendors);
  return shown.map((vendor, index) => (
    <VendorRow
      key={`${vendor.type} ${vendor.code}`}
      vendor={vendor}
      shared={shown.some(({ name, type }) => name === vendor.name && type !== vendor.type)}
      enabled={index < turns}
      actions={actions}
    />
  ));
}
