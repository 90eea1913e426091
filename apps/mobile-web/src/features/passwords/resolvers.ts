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

/** The form that changes a password, as typed. */
export interface ChangePasswordFormFields {
  oldPassword: string;
  newPassword: string;
  newPasswordAgain: string;
}

/** The domain's rules for it. */
export const changePasswordResolver = (
  tell: DescribeProblem,
  rules: ChangePasswordRules,
): Resolver<ChangePasswordFormFields> =>
  problemResolver((typed) => changePasswordProblems(typed, rules), tell);

/** The form that asks for a temporary password by e-mail, as typed. */
export interface RetrieveFormFields {
  username: string;
  email: string;
}

/** The domain's rules for it; the username's are login's. */
export const retrieveResolver = (tell: DescribeProblem): Resolver<RetrieveFormFields> =>
  problemResolver(
    ({ username, email }) =>
      retrieveProblems(
        { username: loginName(username, merchant.diallingCode), email },
        { ...lazyMerchantConfig.login, emailPattern: merchant.policy.emailPattern },
      ),
    tell,
  );

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
export const setPasswordResolver = (
  tell: DescribeProblem,
  rules: RuleSets,
): Resolver<SetPasswordFormFields> =>
  problemResolver(({ diallingCode, ...typed }) => setPasswordProblems(typed, rules, diallingCode), tell);
