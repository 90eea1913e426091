import { hundredthsOf, type Money, moneyOf } from "../src/money/index.ts";

/** Pesos in major units. */
export const pesos = (major: number): Money => moneyOf(hundredthsOf(major), "MXN");
