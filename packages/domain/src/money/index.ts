/** Money in whole centavos with exact arithmetic, and parsing of amounts. */

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
