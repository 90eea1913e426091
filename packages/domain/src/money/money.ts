import { hundredthsOf } from "./hundredths.ts";

/**
 * An amount of money. Made by {@link moneyOf}; plain data, so that it can be cached and compared like any other answer.
 */
export interface Money {
  /** Whole hundredths of the currency's major unit, below zero for what is owed or lost. */
  readonly centavos: number;
  /** ISO 4217 code, e.g. "MXN". */
  readonly currency: string;
}

/** Where a fraction of a centavo goes: to the nearest (halves away from zero), off, or up to a whole one. */
export type MoneyRounding = "nearest" | "down" | "up";

/** Makes money of whole centavos. @throws RangeError for what is no whole number, or too large to be counted exactly */
export const moneyOf = (centavos: number, currency: string): Money => {
  if (!Number.isSafeInteger(centavos)) throw new RangeError(`${centavos} is no amount in whole centavos`);
  // Minus zero would be written with its sign.
  return { centavos: centavos === 0 ? 0 : centavos, currency };
};

/** @throws RangeError for amounts of two currencies */
const sameCurrency = (a: Money, b: Money): string => {
  if (a.currency !== b.currency)
    throw new RangeError(`${a.currency} and ${b.currency} can't be reckoned together`);
  return a.currency;
};

/** @throws RangeError for amounts of two currencies */
export const addMoney = (a: Money, b: Money): Money => moneyOf(a.centavos + b.centavos, sameCurrency(a, b));

/** What is left of the first; below zero when the second is larger. @throws RangeError for amounts of two currencies */
export const subtractMoney = (a: Money, b: Money): Money =>
  moneyOf(a.centavos - b.centavos, sameCurrency(a, b));

/** All amounts together; of none, nothing in `currency`. @throws RangeError for amounts of another currency */
export const sumMoney = (amounts: readonly Money[], currency: string): Money =>
  amounts.reduce(addMoney, moneyOf(0, currency));

const roundings: Readonly<Record<MoneyRounding, (size: number) => number>> = {
  nearest: Math.round,
  down: Math.floor,
  up: Math.ceil,
};

/** Hundredths of a per cent in the whole. */
const WHOLE = 10_000;

/**
 * A share of an amount. Reckoned in whole numbers: the part that divides evenly first, so that no product
 * grows beyond what can be counted exactly. "down" and "up" go by the size of the amount, whatever its sign.
 *
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

/** An amount so many times; a factor may have up to four decimals. */
export const multiplyMoney = (amount: Money, times: number): Money => percentOfMoney(amount, times * 100);

/**
 * Below zero when the first is smaller, above when it is larger: the order that `toSorted` asks for.
 * @throws RangeError for amounts of two currencies
 */
export const compareMoney = (a: Money, b: Money): number => subtractMoney(a, b).centavos;

/** The smallest of some amounts. @throws RangeError for amounts of two currencies */
export const minMoney = (first: Money, ...others: readonly Money[]): Money =>
  others.reduce((least, other) => (compareMoney(other, least) < 0 ? other : least), first);

/** The largest of some amounts. @throws RangeError for amounts of two currencies */
export const maxMoney = (first: Money, ...others: readonly Money[]): Money =>
  others.reduce((most, other) => (compareMoney(other, most) > 0 ? other : most), first);

/**
 * The amount itself within its bounds, otherwise the bound that it breaks.
 * @throws RangeError for amounts of two currencies
 */
export const clampMoney = (amount: Money, min: Money, max: Money): Money =>
  minMoney(maxMoney(amount, min), max);
