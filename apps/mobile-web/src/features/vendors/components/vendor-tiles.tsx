import "@volado/ui/vendor-tile.css";
import "./vendors.css";
import { type Vendor, type VendorCategory, vendorOpening } from "@volado/domain/vendors";
import { type NavigateHandler, VendorTile } from "@volado/ui";
import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { merchant } from "../../../shared/merchant.ts";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { playPath, useOpenGame } from "../../../shared/navigation/play-address.ts";

interface VendorLink {
  readonly href: string;
  /** Whether it opens a list of the vendor's games or its lobby. */
  readonly opens: "list" | "game";
  readonly onNavigate: NavigateHandler;
}

/** Links a vendor's tile to the category page of the vendor, or to its lobby (Spec §2 "Vendor tile"). */
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

const EAGER = 4;

export interface VendorTilesProps {
  /** Accessible name of the list. */
  label: string;
  vendors: readonly Vendor[];
  categories: readonly VendorCategory[];
  /**
   * Whether the first tiles are visible on load.
   * @default true
   */
  eager?: boolean | undefined;
  /** Text under a vendor's name if its tile opens a list. */
  listMeta: (vendor: Vendor) => string | undefined;
  /** What is going on at a vendor now, if known. */
  live?: ((vendor: Vendor) => ReactNode) | undefined;
}

/** A category's vendors as tiles; with an odd number the first one spans both columns (Spec §2 "Vendor tile"). */
export function VendorTiles({ label, vendors, categories, eager = true, listMeta, live }: VendorTilesProps) {
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
              live={live?.(vendor)}
              imageUrl={vendor.imageUrl}
              wide={index === 0 && vendors.length % 2 === 1}
              eager={eager && index < EAGER}
            />
          </li>
        );
      })}
    </ul>
  );
}
