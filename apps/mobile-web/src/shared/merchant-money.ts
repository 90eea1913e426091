import { type Money, moneyOf } from "@volado/domain/money";
import { merchant } from "./merchant.ts";

/** Whole centavos of an answer that need not name its currency: without one they are the merchant's. */
export const merchantMoney = (centavos: number, currency: string = merchant.currency): Money =>
  moneyOf(centavos, currency);
