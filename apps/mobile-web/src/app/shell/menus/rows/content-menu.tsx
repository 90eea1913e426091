import type { GameType } from "@volado/domain/games";
import type { EntryAccess } from "@volado/domain/member";
import { isHomePath } from "@volado/domain/navigation";
import { categoryNavigates, type HomeContent, type VendorCategory } from "@volado/domain/vendors";
import { ClockIcon, FlameIcon, HomeIcon } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useEntryAccess } from "../../../../features/account/hooks/use-member.ts";
import { CategoryIcon } from "../../../../shared/navigation/category-icon.tsx";
import { categoryPage } from "../../../../shared/navigation/category-page.ts";
import { isHere } from "../../../../shared/navigation/is-here.ts";
import { type Page, paths } from "../../../../shared/navigation/paths.ts";
import { loginPath } from "../../../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../../../shared/navigation/use-link-navigation.ts";

export interface ContentMenuProps {
  categories: readonly VendorCategory[];
  onClose: () => void;
}

/**
 * HOME, HOT, RECENT, then the categories in the gateway's order: RNG, FISH, LIVE and PVP navigate, the others switch
 * home's content (Spec §2 "Side menu"; docs/decisions/093).
 */
export function ContentMenu({ categories, onClose }: ContentMenuProps) {
  const { t } = useTranslation();
  const location = useLocation();
  const follow = useLinkNavigation();
  const recents = useEntryAccess()("recent");

  // Home without a category is current itself; with one, the category's entry is.
  const onHome = isHomePath(location.pathname) && !new URLSearchParams(location.search).has("category");

  const item = (id: string, href: string, current: boolean, icon: ReactNode, label: string) => (
    <li key={id}>
      <a
        className="vo-rail__link"
        href={href}
        aria-current={current ? "page" : undefined}
        onClick={(event) => {
          follow(event);
          if (event.defaultPrevented) onClose();
        }}
      >
        <span className="vo-rail__icon">{icon}</span>
        <span className="app-menu__name">{label}</span>
      </a>
    </li>
  );

  const pageItem = (type: GameType, page: Page) =>
    item(
      type,
      page.to(),
      isHere(page, page.to(), location),
      <CategoryIcon type={type} />,
      t(`shell.categories.${type}`),
    );

  const contentItem = (content: HomeContent, icon: ReactNode, access: EntryAccess = "allowed") => {
    const place = paths.home.to({ category: content });
    const href = access === "log-in" ? loginPath(place) : place;
    return item(content, href, isHere(paths.home, place, location), icon, t(`shell.categories.${content}`));
  };

  return (
    <ul className="app-menu__grid">
      {item("home", paths.home.to(), onHome, <HomeIcon />, t("shell.tabs.home"))}
      {contentItem("HOT", <FlameIcon />)}
      {recents !== "hidden" && contentItem("RECENT", <ClockIcon />, recents)}
      {categories.map(({ type }) =>
        categoryNavigates(type)
          ? pageItem(type, categoryPage(type))
          : contentItem(type, <CategoryIcon type={type} />),
      )}
    </ul>
  );
}
