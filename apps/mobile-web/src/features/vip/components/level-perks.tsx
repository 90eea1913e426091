import "@volado/ui/fact-list.css";
import type { VipPerk } from "@volado/domain/member";
import { formatCount, formatMoney, formatPercent } from "@volado/i18n";
import { FactList } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";

/** What a level gives, each by its name and size. */
export function LevelPerks({ perks }: { readonly perks: readonly VipPerk[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (perks.length === 0) return <p className="app-club__text">{t("benefits.noPerks")}</p>;
  const sizeOf = (perk: VipPerk): string => {
    if ("amount" in perk) return formatMoney(perk.amount, language);
    if ("percent" in perk) return formatPercent(perk.percent, language);
    return "count" in perk ? formatCount(perk.count, language) : t("benefits.included");
  };
  return (
    <FactList
      items={perks.map((perk) => ({ label: t(`benefits.perks.${perk.kind}`), value: sizeOf(perk) }))}
    />
  );
}
