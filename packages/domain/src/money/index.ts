/** Money: whole centavos and their currency, exact sums and shares, and the decimals that travel and are typed. */

export * from "./hundredths.ts";
export {
  addMoney,
  clampMoney,
  compareMoney,
  type Money,
  type MoneyRounding,
  minMoney,
  moneyOf,
  multiplyMoney,
  percentOfMoney,
  subtractMoney,
  sumMoney,
} from "./money.ts";
export { readTypedMoney } from "./typed-money.ts";
