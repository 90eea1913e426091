import { type GameType, type VendorCategory, vendorsOf } from "@volado/domain";
import { EmptyState, SectionTitle } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { VendorTiles } from "./vendor-tiles.tsx";

export interface VendorBlocksProps {
  type: GameType;
  categories: readonly VendorCategory[];
}

/** The vendors of a category that home shows instead of games: sports, e-sports, lotteries (Spec §2 "Home"). */
export default function VendorBlocks({ type, categories }: VendorBlocksProps) {
  const { t } = useTranslation();
  const title = t(`shell.categories.${type}`);
  const vendors = vendorsOf(categories, type);
  return (
    <section className="app-section">
      <SectionTitle title={title} />
      {vendors.length === 0 ? (
        <EmptyState headingLevel={3} title={t("home.empty")} />
      ) : (
        <VendorTiles
          label={title}
          vendors={vendors}
          categories={categories}
          listMeta={() => t("common.seeAll")}
        />
      )}
    </section>
  );
}
