import { loginName, loginProblems, type RuleSets, smsLoginProblems } from "@volado/domain/validation";
import type { Resolver } from "react-hook-form";
import { type DescribeProblem, problemResolver } from "../../shared/forms/problem-resolver.ts";
import { lazyMerchantConfig } from "../../shared/lazy-merchant-config.ts";
import { merchant } from "../../shared/merchant.ts";

export interface SmsFormFields {
  mobile: string;
  smsCode: string;
  captcha: string;
  keep: boolean;
}

interface SmsFormConditions {
  readonly rules: Pick<RuleSets, "mobile" | "smsCode">;
  readonly diallingCode: string;
  readonly captchaShown: boolean;
}

/** Validates the SMS form; the captcha is required only while shown. */
export const smsResolver = (
  describe: DescribeProblem,
  { rules, diallingCode, captchaShown }: SmsFormConditions,
): Resolver<SmsFormFields> =>
  problemResolver(
    ({ mobile, smsCode, captcha }) =>
      smsLoginProblems({ mobile, smsCode, captcha: captchaShown ? captcha : undefined }, rules, diallingCode),
    describe,
  );

export interface UsernameFormFields {
  username: string;
  password: string;
  captcha: string;
  keep: boolean;
}

/** Validates the username form; the captcha is required only while shown. */
export const usernameResolver = (
  describe: DescribeProblem,
  captchaShown: boolean,
): Resolver<UsernameFormFields> =>
  problemResolver(
    ({ username, password, captcha }) =>
      loginProblems(
        {
          username: loginName(username, merchant.diallingCode),
          password,
          captcha: captchaShown ? captcha : undefined,
        },
        lazyMerchantConfig.login,
      ),
    describe,
  );
