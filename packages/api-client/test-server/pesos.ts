import { type Money, moneyOf } from "@volado/domain/money";

/** Money of the test merchant. */
export const pesos = (centavos: number): Money => moneyOf(centavos, "MXN");
