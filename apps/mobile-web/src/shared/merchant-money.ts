import { type Money, moneyOf } from "@volado/domain/money";
import { merchant } from "./merchant.ts";

/** Whole centavos of an answer that doesn't name its currency: there is one, the merchant's. */
export const merchantMoney = (centavos: number): Money => moneyOf(centavos, merchant.currency);
