import {
  type ChangePasswordRules,
  changePasswordProblems,
  retrieveProblems,
  setPasswordProblems,
} from "@volado/domain/security";
import { loginName, type RuleSets } from "@volado/domain/validation";
import type { Resolver } from "react-hook-form";
import { type DescribeProblem, problemResolver } from "../../shared/forms/problem-resolver.ts";
import { lazyMerchantConfig } from "../../shared/lazy-merchant-config.ts";
import { merchant } from "../../shared/merchant.ts";

/** Values of the password change form. */
export interface ChangePasswordFormFields {
  oldPassword: string;
  newPassword: string;
  newPasswordAgain: string;
}

export const changePasswordResolver = (
  describe: DescribeProblem,
  rules: ChangePasswordRules,
): Resolver<ChangePasswordFormFields> =>
  problemResolver((typed) => changePasswordProblems(typed, rules), describe);

/** Values of the recovery form by e-mail. */
export interface RetrieveFormFields {
  username: string;
  email: string;
}

/** Uses the login's rules for the username. */
export const retrieveResolver = (describe: DescribeProblem): Resolver<RetrieveFormFields> =>
  problemResolver(
    ({ username, email }) =>
      retrieveProblems(
        { username: loginName(username, merchant.diallingCode), email },
        { ...lazyMerchantConfig.login, emailPattern: merchant.policy.emailPattern },
      ),
    describe,
  );

/** Values of the recovery form by phone; the number's rule needs the dialling code. */
export interface SetPasswordFormFields {
  diallingCode: string;
  mobile: string;
  smsCode: string;
  newPassword: string;
}

export const setPasswordResolver = (
  describe: DescribeProblem,
  rules: RuleSets,
): Resolver<SetPasswordFormFields> =>
  problemResolver(({ diallingCode, ...typed }) => setPasswordProblems(typed, rules, diallingCode), describe);
