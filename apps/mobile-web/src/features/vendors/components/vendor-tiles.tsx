import "@volado/ui/vendor-tile.css";
import "./vendors.css";
import { type Vendor, type VendorCategory, vendorOpening } from "@volado/domain/vendors";
import { type NavigateHandler, VendorTile } from "@volado/ui";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { merchant } from "../../../shared/merchant.ts";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { playPath } from "../../../shared/play/play-address.ts";
import { useOpenGame } from "../../../shared/play/use-open-game.ts";

/** Where a vendor's tile leads, as the kit's tile wants it. */
interface VendorLink {
  readonly href: string;
  /** A list of the vendor's games, or its lobby at once. */
  readonly opens: "list" | "game";
  readonly onNavigate: NavigateHandler;
}

/**
 * Links of vendor tiles: to the type's page with the vendor, or straight into the vendor's lobby (Spec §2
 * "Vendor tile").
 */
const useVendorLink = (categories: readonly VendorCategory[]): ((vendor: Vendor) => VendorLink) => {
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

/** Tiles that are seen at once. */
const EAGER = 4;

export interface VendorTilesProps {
  /** Name of the list. */
  label: string;
  vendors: readonly Vendor[];
  categories: readonly VendorCategory[];
  /**
   * Whether the first tiles are seen at once.
   * @default true
   */
  eager?: boolean | undefined;
  /** What stands under a vendor's name when its tile leads to a list. */
  listMeta: (vendor: Vendor) => string | undefined;
}

/**
 * The vendors of a category as tiles, the first one over both columns where their number is odd (Spec §2
 * "Vendor tile").
 */
export function VendorTiles({ label, vendors, categories, eager = true, listMeta }: VendorTilesProps) {
  const { t } = useTranslation();
  const linkOf = useVendorLink(categories);
  return (
    <ul className="app-vendor-tiles" aria-label={label}>
      {vendors.map((vendor, index) => {
        const link = linkOf(vendor);
        return (
          <li key={vendor.code}>
            <VendorTile
              {...link}
              name={vendor.name}
              meta={link.opens === "game" ? t("home.play") : listMeta(vendor)}
              imageUrl={vendor.imageUrl}
              eager={eager && index < EAGER}
            />
          </li>
        );
      })}
    </ul>
  );
}
