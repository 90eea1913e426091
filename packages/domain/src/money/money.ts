import { hundredthsOf } from "./hundredths.ts";

/** An amount of money, made by {@link moneyOf}. Plain data, so that it can be cached and compared. */
export interface Money {
  /** Whole hundredths of the currency's major unit; negative for what is owed or lost. */
  readonly centavos: number;
  /** ISO 4217 code, e.g. "MXN". */
  readonly currency: string;
}

/** How a fraction of a centavo rounds: to the nearest (halves away from zero), down, or up. */
export type MoneyRounding = "nearest" | "down" | "up";

/** Makes money from whole centavos. @throws RangeError unless a safe integer */
export const moneyOf = (centavos: number, currency: string): Money => {
  if (!Number.isSafeInteger(centavos)) throw new RangeError(`${centavos} is not a whole number of centavos`);
  // Minus zero would be written with its sign.
  return { centavos: centavos === 0 ? 0 : centavos, currency };
};

/** @throws RangeError for amounts of two currencies */
const sameCurrency = (a: Money, b: Money): string => {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} can't be combined`);
  return a.currency;
};

/** @throws RangeError for amounts of two currencies */
export const addMoney = (a: Money, b: Money): Money => moneyOf(a.centavos + b.centavos, sameCurrency(a, b));

/** The difference. @throws RangeError for amounts of two currencies */
export const subtractMoney = (a: Money, b: Money): Money =>
  moneyOf(a.centavos - b.centavos, sameCurrency(a, b));

/** The sum; 0 in `currency` without amounts. @throws RangeError for amounts of another currency */
export const sumMoney = (amounts: readonly Money[], currency: string): Money =>
  amounts.reduce(addMoney, moneyOf(0, currency));

const roundings: Readonly<Record<MoneyRounding, (size: number) => number>> = {
  nearest: Math.round,
  down: Math.floor,
  up: Math.ceil,
};

/** 100 % in hundredths of a per cent. */
const WHOLE = 10_000;

/**
 * A percentage of an amount. Divides the even part first, so that no product exceeds safe integers. "down" and "up"
 * refer to the absolute value.
 * @param percent with at most two decimals; a third is rounded
 */
export const percentOfMoney = (
  { centavos, currency }: Money,
  percent: number,
  rounding: MoneyRounding = "nearest",
): Money => {
  const share = hundredthsOf(percent);
  const [size, sign] = [Math.abs(centavos), Math.sign(centavos) * Math.sign(share)];
  const even = Math.floor(size / WHOLE) * Math.abs(share);
  const rest = roundings[rounding](((size % WHOLE) * Math.abs(share)) / WHOLE);
  return moneyOf(sign * (even + rest), currency);
};

/** Multiplies an amount; the factor may have up to four decimals. */
export const multiplyMoney = (amount: Money, times: number): Money => percentOfMoney(amount, times * 100);

/** Compares two amounts, for `toSorted`. @throws RangeError for amounts of two currencies */
export const compareMoney = (a: Money, b: Money): number => subtractMoney(a, b).centavos;

/** The smallest amount. @throws RangeError for amounts of two currencies */
export const minMoney = (first: Money, ...others: readonly Money[]): Money =>
  others.reduce((least, other) => (compareMoney(other, least) < 0 ? other : least), first);

/** The largest amount. @throws RangeError for amounts of two currencies */
export const maxMoney = (first: Money, ...others: readonly Money[]): Money =>
  others.reduce((most, other) => (compareMoney(other, most) > 0 ? other : most), first);
