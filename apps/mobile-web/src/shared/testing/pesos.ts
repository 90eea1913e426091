import { hundredthsOf, type Money, moneyOf } from "@volado/domain/money";

/** Money in the test merchant's currency. */
export const pesos = (major: number): Money => moneyOf(hundredthsOf(major), "MXN");
