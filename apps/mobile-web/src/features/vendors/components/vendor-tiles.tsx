import "@volado/ui/vendor-tile.css";
import "./vendors.css";
import type { Vendor, VendorCategory } from "@volado/domain/vendors";
import { VendorTile } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useVendorLink } from "../hooks/use-vendor-link.ts";

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
