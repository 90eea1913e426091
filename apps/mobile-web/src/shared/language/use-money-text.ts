import type { Money } from "@volado/domain/money";
import { formatMoney } from "@volado/i18n";
import { useLanguage } from "./language.ts";

/** Formats amounts in the current language. */
export const useMoneyText = (): ((amount: Money) => string) => {
  const language = useLanguage();
  return (amount) => formatMoney(amount, language);
};
