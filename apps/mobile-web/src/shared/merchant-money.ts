import { type Money, moneyOf } from "@volado/domain/money";
import { merchant } from "./merchant.ts";

/** Money from centavos; the currency defaults to the merchant's, because responses may omit it. */
export const merchantMoney = (centavos: number, currency: string = merchant.currency): Money =>
  moneyOf(centavos, currency);
