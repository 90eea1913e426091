import { setPasswordProblems } from "@volado/domain/security";
import type { RuleSets } from "@volado/domain/validation";
import type { Resolver } from "react-hook-form";
import { problemResolver, type TellProblem } from "../../shared/forms/problem-resolver.ts";

/**
 * The form that sets a password by phone, as typed; the dialling code stands in it because the number's rule needs it.
 */
export interface SetPasswordFormFields {
  diallingCode: string;
  mobile: string;
  smsCode: string;
  newPassword: string;
}

/** The domain's rules for it. */
export const setPasswordResolver = (tell: TellProblem, rules: RuleSets): Resolver<SetPasswordFormFields> =>
  problemResolver(({ diallingCode, ...typed }) => setPasswordProblems(typed, rules, diallingCode), tell);
