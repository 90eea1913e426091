import type { FieldProblem } from "../errors/field-message-key.ts";
import { type Bounds, isWithin, usableBounds } from "./bounds.ts";

/** Characters that the input of a mobile number takes, separators included (Spec §5 "mobile input max 20"). */
export const MOBILE_MAX_LENGTH = 20;

/** What people put between digits, and the invisible marks that address books paste along. */
const SEPARATORS = /[\s\p{Cf}\p{Pd}().·/]/gu;

/**
 * The number as a gateway gets it: without separators, without the selected dialling code in front (`+52`, `0052`), and
 * without one leading 0 (Spec §3). A foreign `+` stays, so that the rule refuses it instead of writing to a stranger.
 */
export const cleanMobile = (typed: string, diallingCode: string): string => {
  const plain = typed.normalize("NFKC").replaceAll(SEPARATORS, "");
  const prefix = [`+${diallingCode}`, `00${diallingCode}`].find((start) => plain.startsWith(start));
  return plain.slice(prefix?.length ?? 0).replace(/^0/, "");
};

/**
 * The rule `loginMobileNum`: digits within bounds, after cleaning, and no second 0 in front; a field that
 * isn't required may stay empty (Spec §5).
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
  if (!/^[1-9]\d*$/.test(mobile) || mobile.length < values.min) return { key: "errors.mobileFormat", values };
  return isWithin(mobile, values) ? undefined : { key: "errors.mobileLength", values };
};
