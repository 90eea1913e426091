import type { GameType } from "@volado/domain/games";
import { siblingTypes, type VendorCategory, vendorsOf } from "@volado/domain/vendors";
import { TopMenu } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

export interface SiblingMenuProps {
  type: GameType;
  /** Undefined while loading: then every sibling is offered. */
  categories: readonly VendorCategory[] | undefined;
}

/** A menu of related categories: sports, e-sports and cockfights, or the two lotteries. */
export function SiblingMenu({ type, categories }: SiblingMenuProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const siblings = siblingTypes(type).filter(
    (sibling) => sibling === type || !categories || vendorsOf(categories, sibling).length > 0,
  );
  if (siblings.length < 2) return null;
  return (
    <TopMenu
      className="app-siblings"
      label={t("vendorCentre.siblings")}
      items={siblings.map((sibling) => ({
        id: sibling,
        label: t(`shell.categories.${sibling}`),
        href: categoryPage(sibling).to(),
      }))}
      currentId={type}
      onNavigate={(_item, event) => follow(event)}
    />
  );
}
