import type { FieldProblem } from "../errors/field-message-key.ts";
import { collectProblems } from "./collect-problems.ts";
import { captchaProblem } from "./login.ts";
import { mobileProblem } from "./mobile.ts";
import type { RuleSets } from "./rule-sets.ts";
import { smsCodeProblem } from "./sms-code.ts";

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
