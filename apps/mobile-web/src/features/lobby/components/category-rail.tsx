import type { EntryAccess } from "@volado/domain/member";
import { categoryNavigates, type HomeContent, type VendorCategory } from "@volado/domain/vendors";
import { ClockIcon, FlameIcon, LinkRail, type RailLink } from "@volado/ui";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CategoryIcon } from "../../../shared/navigation/category-icon.tsx";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

const recentHome = paths.home.to({ category: "RECENT" });

const SKELETONS = 6;

export interface CategoryRailProps {
  /** Undefined while loading. */
  categories: readonly VendorCategory[] | undefined;
  /** Whether loading failed. */
  failed: boolean;
  /** The category that home shows now; the start page counts as hot. */
  current: HomeContent;
  /** The visitor's access to recent games, which only players have. */
  recents: EntryAccess;
}

/** Home's game menu: hot, recent, then the categories in the gateway's order. */
export const CategoryRail = memo(function CategoryRail({
  categories,
  failed,
  current,
  recents,
}: CategoryRailProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();

  const item = (id: HomeContent, icon: ReactNode, href = paths.home.to({ category: id })): RailLink => ({
    id,
    href,
    icon,
    label: t(`shell.categories.${id}`),
  });

  return (
    <LinkRail
      label={t("home.categories")}
      items={[
        item("HOT", <FlameIcon />, paths.home.to()),
        ...(recents === "hidden"
          ? []
          : [item("RECENT", <ClockIcon />, recents === "log-in" ? loginPath(recentHome) : recentHome)]),
        ...(categories ?? []).map(({ type }) =>
          item(
            type,
            <CategoryIcon type={type} />,
            categoryNavigates(type) ? categoryPage(type).to() : undefined,
          ),
        ),
      ]}
      currentId={current}
      coming={categories || failed ? 0 : SKELETONS}
      onNavigate={(_item, event) => follow(event)}
    />
  );
});
