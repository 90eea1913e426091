import type { FieldProblem } from "../errors/field-message-key.ts";
import { captchaProblem } from "./login.ts";
import { mobileProblem } from "./mobile.ts";
import type { RuleSets } from "./new-password.ts";
import { type Bounds, collectProblems, isWithin, usableBounds } from "./problems.ts";

/** A code from an SMS has at most this many digits (Spec §5). */
export const SMS_CODE_MAX_DIGITS = 10;

/** The code without the blanks and dashes that messages group it with. */
export const cleanSmsCode = (typed: string): string =>
  typed.normalize("NFKC").replaceAll(/[\s\p{Cf}\p{Pd}]/gu, "");

/** The rule `verificationCode`: required, digits only, within bounds and never more than ten (Spec §5). */
export const smsCodeProblem = (typed: string, bounds: Bounds): FieldProblem | undefined => {
  const values = usableBounds(bounds, SMS_CODE_MAX_DIGITS);
  const code = cleanSmsCode(typed);
  if (code === "") return { key: "errors.smsCodeRequired", values };
  if (/^\d+$/.test(code) && isWithin(code, values)) return undefined;
  // "6 to 6 digits" would read like a mistake.
  return { key: values.min === values.max ? "errors.smsCodeLength" : "errors.smsCodeFormat", values };
};

/** The login form's SMS tab as typed (Spec §2 "Login"). */
export interface SmsLoginFields {
  readonly mobile: string;
  readonly smsCode: string;
  /** undefined while no captcha is shown. */
  readonly captcha: string | undefined;
}

/** What is wrong with each field, in the order of the form (Spec §5). */
export const smsLoginProblems = (
  fields: SmsLoginFields,
  rules: Pick<RuleSets, "mobile" | "smsCode">,
  diallingCode: string,
): ReadonlyMap<keyof SmsLoginFields, FieldProblem> =>
  collectProblems<keyof SmsLoginFields>([
    ["mobile", mobileProblem(fields.mobile, diallingCode, rules.mobile)],
    ["smsCode", smsCodeProblem(fields.smsCode, rules.smsCode)],
    ["captcha", fields.captcha === undefined ? undefined : captchaProblem(fields.captcha)],
  ]);
