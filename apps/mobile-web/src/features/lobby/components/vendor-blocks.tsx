import type { Vendor } from "@volado/domain";
import { CoinMark, EmptyState, SectionTitle } from "@volado/ui";
import { useTranslation } from "react-i18next";

export interface VendorBlocksProps {
  title: string;
  vendors: readonly Vendor[];
  /** Launches the vendor's lobby or leads to its games. */
  onOpen: (vendor: Vendor) => void;
}

/** The vendors of a category that home shows instead of games: sports, e-sports, lotteries (Spec §2 "Home"). */
export default function VendorBlocks({ title, vendors, onOpen }: VendorBlocksProps) {
  const { t } = useTranslation();
  return (
    <section className="app-section">
      <SectionTitle title={title} />
      {vendors.length === 0 && <EmptyState title={t("home.empty")} />}
      <ul className="app-vendors">
        {vendors.map((vendor) => (
          <li key={vendor.code}>
            <button type="button" className="app-vendors__block" onClick={() => onOpen(vendor)}>
              {vendor.imageUrl === undefined ? (
                <CoinMark size={40} />
              ) : (
                <img src={vendor.imageUrl} alt="" width={320} height={128} loading="lazy" decoding="async" />
              )}
              <span className="app-vendors__name">{vendor.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
