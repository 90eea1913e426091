import { retrieveProblems } from "@volado/domain/security";
import { loginName } from "@volado/domain/validation";
import type { Resolver } from "react-hook-form";
import { problemResolver, type TellProblem } from "../../shared/forms/problem-resolver.ts";
import { merchant } from "../../shared/merchant.ts";
import { merchantLater } from "../../shared/merchant-later.ts";

/** The form that asks for a temporary password by e-mail, as typed. */
export interface RetrieveFormFields {
  username: string;
  email: string;
}

/** The domain's rules for it; the username's are login's. */
export const retrieveResolver = (tell: TellProblem): Resolver<RetrieveFormFields> =>
  problemResolver(
    ({ username, email }) =>
      retrieveProblems(
        { username: loginName(username, merchant.diallingCode), email },
        { ...merchantLater.login, emailPattern: merchant.policy.emailPattern },
      ),
    tell,
  );
