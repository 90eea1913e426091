import type { FieldProblem } from "../errors/field-message-key.ts";
import { type Bounds, isWithin, usableBounds } from "./problems.ts";

/** How the mobile numbers of a country are built. */
interface NumberingPlan {
  /** Digits of a number without anything in front. */
  readonly digits: number;
  /** What callers inside the country put in front, besides 0. */
  readonly trunks?: readonly string[];
  /** What stood between the dialling code and a mobile number, and still stands in address books. */
  readonly mobileMark?: string;
}

/**
 * By dialling code; countries whose numbers differ in length are left out (docs/decisions/070). Mexico dropped 01, 044, 045
 * and the 1 after +52 in 2019, and people go on writing them.
 */
const numberingPlans: ReadonlyMap<string, NumberingPlan> = new Map([
  ["1", { digits: 10 }],
  ["52", { digits: 10, trunks: ["01", "044", "045"], mobileMark: "1" }],
  ["57", { digits: 10 }],
]);

/** A national number out of its digits with whatever stands in front; undefined where it doesn't fit the plan. */
const nationalNumber = (plain: string, diallingCode: string): string | undefined => {
  const plan = numberingPlans.get(diallingCode);
  if (!plan) return undefined;
  const number = plain.slice(-plan.digits);
  if (number.length < plan.digits || !/^[1-9]\d*$/.test(number)) return undefined;
  const trunks = ["", "0", ...(plan.trunks ?? [])];
  const codes = ["", "+", "00"].map((sign) => `${sign}${diallingCode}`);
  const inFront = new Set([
    ...trunks,
    ...codes.flatMap((code) => [...trunks, plan.mobileMark ?? ""].map((more) => code + more)),
  ]);
  return inFront.has(plain.slice(0, -plan.digits)) ? number : undefined;
};

/** Digits that a request can carry (Spec §5 "mobile input max 20"). */
export const MOBILE_MAX_LENGTH = 20;

/** What people put between digits, and the invisible marks that address books paste along. */
const SEPARATORS = /[\s\p{Cf}\p{Pd}().·/]/gu;

/** What was typed without what people put between digits. */
const plainNumber = (typed: string): string => typed.normalize("NFKC").replaceAll(SEPARATORS, "");

/** The ways to write a dialling code in front of a number. */
const prefixesOf = (diallingCode: string): readonly string[] => [`+${diallingCode}`, `00${diallingCode}`];

/**
 * Which of the dialling codes a number was typed or pasted with (`+1 555…`, `001 555…`), so that its country can be
 * offered where another is chosen; undefined without one. Of codes that begin alike the longest is meant.
 */
export const typedDiallingCode = (typed: string, diallingCodes: readonly string[]): string | undefined => {
  const plain = plainNumber(typed);
  return diallingCodes
    .filter((code) => prefixesOf(code).some((prefix) => plain.startsWith(prefix)))
    .toSorted((one, other) => other.length - one.length)
    .at(0);
};

/**
 * The number as a gateway gets it: without separators, without the selected dialling code in front (`+52`, `0052`), and
 * without one leading 0 (Spec §3). Where the country's length is known, also without a bare dialling code and the old
 * prefixes (`52`, `521`, `044`): one phone has one number. A foreign `+` stays, so that the rule refuses it instead of
 * writing to a stranger.
 */
export const cleanMobile = (typed: string, diallingCode: string): string => {
  const plain = plainNumber(typed);
  const national = nationalNumber(plain, diallingCode);
  if (national !== undefined) return national;
  const prefix = prefixesOf(diallingCode).find((start) => plain.startsWith(start));
  return plain.slice(prefix?.length ?? 0).replace(/^0/, "");
};

/**
 * The numbers that a name may mean: a name has no country beside it. Only countries whose lengths are known; as typed,
 * and without one leading 0, it may be one of any country.
 */
export const possibleMobiles = (
  name: string,
): readonly { readonly diallingCode: string; readonly number: string }[] =>
  [...numberingPlans.keys()].flatMap((diallingCode) => {
    const number = nationalNumber(plainNumber(name), diallingCode);
    return number === undefined ? [] : [{ diallingCode, number }];
  });

/**
 * How many digits a number has: as many as the country's numbers have where that is known; elsewhere, and in bounds
 * that would rule them all out, what the bounds say (docs/decisions/070).
 */
export const mobileBounds = (bounds: Bounds, diallingCode: string): Bounds => {
  const usable = usableBounds(bounds, MOBILE_MAX_LENGTH);
  const digits = numberingPlans.get(diallingCode)?.digits ?? 0;
  return digits >= usable.min && digits <= usable.max ? { min: digits, max: digits } : usable;
};

/**
 * The rule `loginMobileNum`: digits within bounds, after cleaning, and no second 0 in front; a field that
 * isn't required may stay empty (Spec §5). A number of another country, by its `+`, and one with letters are told apart
 * from one that is too short.
 */
export const mobileProblem = (
  typed: string,
  diallingCode: string,
  bounds: Bounds,
  required = true,
): FieldProblem | undefined => {
  const values = mobileBounds(bounds, diallingCode);
  if (typed.trim() === "") return required ? { key: "errors.mobileRequired", values } : undefined;
  const mobile = cleanMobile(typed, diallingCode);
  if (/^\+\d+$/.test(mobile)) return { key: "errors.mobileCountry", values };
  if (/\D/.test(mobile)) return { key: "errors.mobileDigits", values };
  if (!/^[1-9]/.test(mobile) || mobile.length < values.min) return { key: "errors.mobileFormat", values };
  return isWithin(mobile, values) ? undefined : { key: "errors.mobileLength", values };
};
