import { type ChangePasswordRules, changePasswordProblems } from "@volado/domain/security";
import type { Resolver } from "react-hook-form";
import { problemResolver, type TellProblem } from "../../shared/forms/problem-resolver.ts";

/** The form that changes a password, as typed. */
export interface ChangePasswordFormFields {
  oldPassword: string;
  newPassword: string;
  newPasswordAgain: string;
}

/** The domain's rules for it. */
export const changePasswordResolver = (
  tell: TellProblem,
  rules: ChangePasswordRules,
): Resolver<ChangePasswordFormFields> =>
  problemResolver((typed) => changePasswordProblems(typed, rules), tell);
