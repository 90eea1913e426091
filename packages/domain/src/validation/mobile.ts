import type { FieldProblem } from "../errors/field-message-key.ts";
import { type Bounds, isWithin, usableBounds } from "./bounds.ts";

/** Characters that the input of a mobile number takes, separators included (Spec §5 "mobile input max 20"). */
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
 * without one leading 0 (Spec §3). A foreign `+` stays, so that the rule refuses it instead of writing to a stranger.
 */
export const cleanMobile = (typed: string, diallingCode: string): string => {
  const plain = plainNumber(typed);
  const prefix = prefixesOf(diallingCode).find((start) => plain.startsWith(start));
  return plain.slice(prefix?.length ?? 0).replace(/^0/, "");
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
  const values = usableBounds(bounds, MOBILE_MAX_LENGTH);
  if (typed.trim() === "") return required ? { key: "errors.mobileRequired", values } : undefined;
  const mobile = cleanMobile(typed, diallingCode);
  if (/^\+\d+$/.test(mobile)) return { key: "errors.mobileCountry", values };
  if (/\D/.test(mobile)) return { key: "errors.mobileDigits", values };
  if (!/^[1-9]/.test(mobile) || mobile.length < values.min) return { key: "errors.mobileFormat", values };
  return isWithin(mobile, values) ? undefined : { key: "errors.mobileLength", values };
};
