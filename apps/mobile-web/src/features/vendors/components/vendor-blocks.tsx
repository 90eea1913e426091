import { limits } from "@volado/config";
import type { GameType } from "@volado/domain/games";
import { type VendorCategory, vendorsOf } from "@volado/domain/vendors";
import { EmptyState, SectionTitle } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { VendorTiles, type VendorTilesProps } from "./vendor-tiles.tsx";

export interface VendorBlocksProps {
  type: GameType;
  categories: readonly VendorCategory[];
  /**
   * Whether the first tiles are visible on load.
   * @default true
   */
  eager?: boolean;
  live?: VendorTilesProps["live"];
}

/** A category's first nine vendors and a link to all (Spec §2 "Home", §9 "home category cards"). */
export default function VendorBlocks({ type, categories, eager, live }: VendorBlocksProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const title = t(`shell.categories.${type}`);
  const vendors = vendorsOf(categories, type);
  return (
    <section className="app-section">
      <SectionTitle
        title={title}
        allLabel={t("common.seeAll")}
        allHref={categoryPage(type).to()}
        onNavigate={follow}
      />
      {vendors.length === 0 ? (
        <EmptyState headingLevel={3} title={t("home.empty")} />
      ) : (
        <VendorTiles
          label={title}
          vendors={vendors.slice(0, limits.pageSize.homeCategoryCards)}
          eager={eager}
          categories={categories}
          listMeta={() => t("common.seeAll")}
          live={live}
        />
      )}
    </section>
  );
}
