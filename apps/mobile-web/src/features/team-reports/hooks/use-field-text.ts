import { formatCount, formatMoney, formatPercent } from "@volado/i18n";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { merchantDay } from "../../../shared/services/gateway-clock.ts";
import type { FieldValue } from "../team-fields.ts";

/** Writes a line's values as the player reads them. */
export const useFieldText = (): ((value: FieldValue) => string) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (value) => {
    if (!value) return t("agency.never");
    if (value.type === "money") return formatMoney(value.value, language);
    if (value.type === "percent") return formatPercent(value.value, language);
    return value.type === "day" ? merchantDay(value.value) : formatCount(value.value, language);
  };
};
