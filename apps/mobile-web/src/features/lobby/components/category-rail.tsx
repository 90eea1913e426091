import { categoryNavigates, type HomeContent, type VendorCategory } from "@volado/domain";
import { ClockIcon, FlameIcon, Skeleton, useScrollIntoStrip } from "@volado/ui";
import { memo, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CategoryIcon } from "../../../shared/categories/category-icon.tsx";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** Room for the rail while the categories are not known. */
const skeletons = ["a", "b", "c", "d", "e", "f"];

export interface CategoryRailProps {
  /** Undefined while they load. */
  categories: readonly VendorCategory[] | undefined;
  /** Whether they could not be had. */
  failed: boolean;
  /** What home shows now; home as a whole counts as hot. */
  current: HomeContent;
  /** Whether there are recents to offer: only players have them. */
  recents: boolean;
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
  const rail = useRef<HTMLUListElement>(null);
  // The chosen item is there, and in its place, only with the categories.
  useScrollIntoStrip(rail, categories ? current : "");

  const item = (id: string, href: string, icon: ReactNode, label: string) => (
    <li key={id}>
      <a
        className="app-rail__item"
        href={href}
        onClick={follow}
        aria-current={current === id ? "true" : undefined}
        data-selected={current === id || undefined}
      >
        <span className="app-rail__icon">{icon}</span>
        <span className="app-rail__label">{label}</span>
      </a>
    </li>
  );

  return (
    <nav className="app-rail vo-edge-fade" aria-label={t("home.categories")}>
      <ul ref={rail} className="app-rail__list vo-edge-fade__strip">
        {item("HOT", paths.home.to(), <FlameIcon />, t("shell.categories.HOT"))}
        {recents &&
          item("RECENT", paths.home.to({ category: "RECENT" }), <ClockIcon />, t("shell.categories.RECENT"))}
        {categories
          ? categories.map(({ type }) =>
              item(
                type,
                categoryNavigates(type) ? categoryPage(type).to() : paths.home.to({ category: type }),
                <CategoryIcon type={type} />,
                t(`shell.categories.${type}`),
              ),
            )
          : !failed &&
            skeletons.map((id) => (
              <li key={id} className="app-rail__item" aria-hidden="true">
                <Skeleton className="app-rail__icon" width={48} height={44} />
                <Skeleton width={48} height={10} />
              </li>
            ))}
      </ul>
    </nav>
  );
});
