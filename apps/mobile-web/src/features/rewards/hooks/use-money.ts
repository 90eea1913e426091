import { formatMoney } from "@volado/i18n";
import { useLanguage } from "../../../shared/language/language.ts";
import { merchant } from "../../../shared/merchant.ts";

/** Writes amounts of the merchant's currency in the player's language. */
export const useMoney = (): ((amount: number) => string) => {
  const language = useLanguage();
  return (amount) => formatMoney(amount, merchant.currency, language);
};
