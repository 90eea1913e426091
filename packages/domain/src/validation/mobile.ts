import type { FieldProblem } from "../errors/field-message-key.ts";
import { type Bounds, isWithin, usableBounds } from "./problems.ts";

interface NumberingPlan {
  /** Digits of a number without prefix. */
  readonly digits: number;
  /** National prefixes besides 0. */
  readonly trunks?: readonly string[];
  /** Former prefix of mobile numbers after the dialling code, still common in address books. */
  readonly mobileMark?: string;
}

/**
 * By dialling code; countries with numbers of different lengths are left out (docs/decisions/070). Mexico dropped 01,
 * 044, 045 and the 1 after +52 in 2019, but they are still in use.
 */
const numberingPlans: ReadonlyMap<string, NumberingPlan> = new Map([
  ["1", { digits: 10 }],
  ["52", { digits: 10, trunks: ["01", "044", "045"], mobileMark: "1" }],
  ["57", { digits: 10 }],
]);

/** The national number without prefixes; undefined when it doesn't fit the plan. */
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

/** Longest mobile number in a request (Spec §5 "mobile input max 20"). */
export const MOBILE_MAX_LENGTH = 20;

/** Separators between digits, and invisible characters pasted from address books. */
const SEPARATORS = /[\s\p{Cf}\p{Pd}().·/]/gu;

/** The typed number without separators. */
const plainNumber = (typed: string): string => typed.normalize("NFKC").replaceAll(SEPARATORS, "");

const prefixesOf = (diallingCode: string): readonly string[] => [`+${diallingCode}`, `00${diallingCode}`];

/**
 * The dialling code a number was typed with (`+1 555…`, `001 555…`), so that its country can be offered; undefined
 * without one. The longest match is used.
 */
export const typedDiallingCode = (typed: string, diallingCodes: readonly string[]): string | undefined => {
  const plain = plainNumber(typed);
  return diallingCodes
    .filter((code) => prefixesOf(code).some((prefix) => plain.startsWith(prefix)))
    .toSorted((one, other) => other.length - one.length)
    .at(0);
};

/**
 * Normalizes a mobile number for the gateway: no separators, no selected dialling code (`+52`, `0052`), no single
 * leading 0 (Spec §3). With a known numbering plan also without bare dialling code and old prefixes (`52`, `521`,
 * `044`), so that each phone has one number. A foreign calling code stays, so that the number is refused and no
 * stranger is sent a code.
 */
export const cleanMobile = (typed: string, diallingCode: string): string => {
  const plain = plainNumber(typed);
  const national = nationalNumber(plain, diallingCode);
  if (national !== undefined) return national;
  const prefix = prefixesOf(diallingCode).find((start) => plain.startsWith(start));
  return plain.slice(prefix?.length ?? 0).replace(/^0/, "");
};

/** The mobile numbers that a login name may be, in countries with a known numbering plan. */
export const possibleMobiles = (
  name: string,
): readonly { readonly diallingCode: string; readonly number: string }[] =>
  [...numberingPlans.keys()].flatMap((diallingCode) => {
    const number = nationalNumber(plainNumber(name), diallingCode);
    return number === undefined ? [] : [{ diallingCode, number }];
  });

/**
 * The length of a number: the country's own if known and within the bounds, otherwise the bounds
 * (docs/decisions/070).
 */
export const mobileBounds = (bounds: Bounds, diallingCode: string): Bounds => {
  const usable = usableBounds(bounds, MOBILE_MAX_LENGTH);
  const digits = numberingPlans.get(diallingCode)?.digits ?? 0;
  return digits >= usable.min && digits <= usable.max ? { min: digits, max: digits } : usable;
};

/**
 * The rule `loginMobileNum`: digits within bounds after cleaning, no second leading 0; may be empty unless required
 * (Spec §5). Numbers of another country (`+`) and with letters have their own messages.
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

/** Longest SMS code (Spec §5). */
export const SMS_CODE_MAX_DIGITS = 10;

/** Removes blanks and dashes from a code. */
export const cleanSmsCode = (typed: string): string =>
  typed.normalize("NFKC").replaceAll(/[\s\p{Cf}\p{Pd}]/gu, "");

/** The rule `verificationCode`: required, digits only, within bounds and at most ten (Spec §5). */
export const smsCodeProblem = (typed: string, bounds: Bounds): FieldProblem | undefined => {
  const values = usableBounds(bounds, SMS_CODE_MAX_DIGITS);
  const code = cleanSmsCode(typed);
  if (code === "") return { key: "errors.smsCodeRequired", values };
  if (/^\d+$/.test(code) && isWithin(code, values)) return undefined;
  // Avoids "6 to 6 digits".
  return { key: values.min === values.max ? "errors.smsCodeLength" : "errors.smsCodeFormat", values };
};
