import type { Money } from "@volado/domain/money";
import { formatMoney } from "@volado/i18n";
import { useLanguage } from "./language.ts";

/** Writes amounts in the language shown. */
export const useMoneyText = (): ((amount: Money) => string) => {
  const language = useLanguage();
  return (amount) => formatMoney(amount, language);
};
