import type { FieldProblem } from "../errors/field-message-key.ts";
import { type Bounds, isWithin, usableBounds } from "./problems.ts";

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
