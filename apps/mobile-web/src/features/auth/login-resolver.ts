import { type FieldProblem, type LoginFields, loginProblems } from "@volado/domain";
import type { FieldErrors, Resolver } from "react-hook-form";
import { merchant } from "../../shared/merchant.ts";

/** The login form as typed. */
export interface LoginFormFields {
  username: string;
  password: string;
  captcha: string;
  /** Keep the session beyond the tab (autoLogin). */
  keep: boolean;
}

/** Says a problem in the player's language. */
type Tell = (problem: FieldProblem) => string;

/** The domain's rules as react-hook-form asks for them; the captcha counts only while it is shown. */
export const loginResolver =
  (tell: Tell, captchaShown: boolean): Resolver<LoginFormFields> =>
  (values) => {
    const fields: LoginFields = { ...values, captcha: captchaShown ? values.captcha : undefined };
    const problems = loginProblems(fields, merchant.login);
    if (problems.size === 0) return { values, errors: {} };
    const errors: FieldErrors<LoginFormFields> = {};
    for (const [field, problem] of problems) errors[field] = { type: problem.key, message: tell(problem) };
    return { values: {}, errors };
  };
