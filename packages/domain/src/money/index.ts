/** Money: whole centavos and their currency, exact sums and shares, and the decimals that travel and are typed. */

export { decimalOf, hundredthsOf, readHundredths } from "./hundredths.ts";
export type { Money, MoneyRounding } from "./money.ts";
export {
  addMoney,
  clampMoney,
  compareMoney,
  minMoney,
  moneyOf,
  multiplyMoney,
  percentOfMoney,
  subtractMoney,
  sumMoney,
} from "./money.ts";
export { readTypedMoney } from "./typed-money.ts";
