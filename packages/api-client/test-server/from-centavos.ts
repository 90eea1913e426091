import { type Money, moneyOf } from "@volado/domain/money";

/** Money of the test merchant. */
export const fromCentavos = (centavos: number): Money => moneyOf(centavos, "MXN");
