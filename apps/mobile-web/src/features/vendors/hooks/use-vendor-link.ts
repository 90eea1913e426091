import { type Vendor, type VendorCategory, vendorOpening } from "@volado/domain/vendors";
import type { NavigateHandler } from "@volado/ui";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { merchant } from "../../../shared/merchant.ts";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { playPath } from "../../../shared/play/play-address.ts";
import { useOpenGame } from "../../../shared/play/use-open-game.ts";

/** Where a vendor's tile leads, as the kit's tile wants it. */
export interface VendorLink {
  readonly href: string;
  /** A list of the vendor's games, or its lobby at once. */
  readonly opens: "list" | "game";
  readonly onNavigate: NavigateHandler;
}

/**
 * Links of vendor tiles: to the type's page with the vendor, or straight into the vendor's lobby (Spec §2
 * "Vendor tile").
 */
export const useVendorLink = (categories: readonly VendorCategory[]): ((vendor: Vendor) => VendorLink) => {
  const navigate = useNavigate();
  const openGame = useOpenGame();
  return useCallback(
    (vendor) => {
      const opening = vendorOpening(vendor, categories, merchant.vendors.lottery);
      if (opening.kind === "launch") {
        return {
          href: playPath(opening.target),
          opens: "game",
          onNavigate: (event) => {
            event.preventDefault();
            openGame({ ...opening.target, name: vendor.name });
          },
        };
      }
      const href = categoryPage(opening.type).to({ vendor: opening.vendor });
      return {
        href,
        opens: "list",
        onNavigate: (event) => {
          event.preventDefault();
          void navigate(href);
        },
      };
    },
    [categories, navigate, openGame],
  );
};
