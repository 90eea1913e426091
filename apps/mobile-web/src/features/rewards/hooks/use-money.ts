import { formatMoney } from "@volado/i18n";
import { useLanguage } from "../../../shared/language/language.ts";

/** Writes amounts in the player's language; their currency is the one that the gateway's answer names. */
export const useMoney = (): ((amount: number, currency: string) => string) => {
  const language = useLanguage();
  return (amount, currency) => formatMoney(amount, currency, language);
};
