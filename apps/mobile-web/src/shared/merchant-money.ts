import { type Money, moneyOf } from "@volado/domain/money";
import { merchant } from "./merchant.ts";

/** Money from centavos; answers may omit the currency, which is then the merchant's. */
export const merchantMoney = (centavos: number, currency: string = merchant.currency): Money =>
  moneyOf(centavos, currency);
