import { hundredthsOf, type Money, moneyOf } from "@volado/domain/money";

export const pesos = (major: number): Money => moneyOf(hundredthsOf(major), "MXN");
