import type { GameType } from "@volado/domain/games";
import { sisterTypes, type VendorCategory, vendorsOf } from "@volado/domain/vendors";
import { TopMenu } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { categoryPage } from "../../../shared/navigation/category-page.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

export interface SisterMenuProps {
  type: GameType;
  /** Undefined while they are not known: then every sister is offered. */
  categories: readonly VendorCategory[] | undefined;
}

/**
 * The categories that players look for in one place, side by side: sports, e-sports and cockfights, or the
 * two lotteries.
 */
export function SisterMenu({ type, categories }: SisterMenuProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const sisters = sisterTypes(type).filter(
    (sister) => sister === type || !categories || vendorsOf(categories, sister).length > 0,
  );
  if (sisters.length < 2) return null;
  return (
    <TopMenu
      className="app-sisters"
      label={t("vendorCentre.sisters")}
      items={sisters.map((sister) => ({
        id: sister,
        label: t(`shell.categories.${sister}`),
        href: categoryPage(sister).to(),
      }))}
      currentId={type}
      onNavigate={(_item, event) => follow(event)}
    />
  );
}
