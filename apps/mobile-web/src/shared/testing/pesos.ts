import { hundredthsOf, type Money, moneyOf } from "@volado/domain/money";

/** Money of the test merchant, from an amount in pesos. */
export const pesos = (major: number): Money => moneyOf(hundredthsOf(major), "MXN");
