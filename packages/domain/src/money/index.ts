/** Money in whole centavos with exact arithmetic, and parsing of amounts. */

export * from "./hundredths.ts";
export * from "./money.ts";
export * from "./typed-money.ts";
