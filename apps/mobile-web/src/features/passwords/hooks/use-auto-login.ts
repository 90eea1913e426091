import { useMutation } from "@tanstack/react-query";
import { messageKeyOf, refusalFlag } from "@volado/api-client";
import type { LoginInput } from "@volado/api-client/endpoints";
import { sessionMutations } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { withHumanProof } from "../../../shared/human/with-human-proof.ts";
import { merchant } from "../../../shared/merchant.ts";
import { rememberedLogin } from "../../../shared/remembered/remembered-login.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { rememberTyped } from "../../../shared/session/first-password.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";

/** Why the site could not sign in by itself, and whether the next login has to answer a captcha. */
export interface AutoLoginRefusal {
  readonly key: MessageKey;
  readonly captcha: boolean;
}

type AutoLogin = (username: string, password: string) => Promise<AutoLoginRefusal | undefined>;

/**
 * Signs in by itself with a password that was just set (Spec §4 "Set-password flow").
 * @returns why it could not, or undefined: then
 * the session has begun, and what the browser remembers of the account has the new password.
 */
export const useAutoLogin = (): AutoLogin => {
  const { mutateAsync } = useMutation({ ...sessionMutations.login(useClient()), meta: { inline: true } });

  return async (username, password) => {
    try {
      const session = await withHumanProof((input: LoginInput) => mutateAsync(input), {
        type: "username",
        username,
        password,
        captcha: "",
        captchaId: "",
        remember: false,
      });
      await rememberedLogin.passwordChanged(password, session.userName);
      rememberTyped(password);
      sessionStore.signedIn({ ...session, merchantCode: merchant.merchantCode }, false);
      return undefined;
    } catch (error) {
      return { key: messageKeyOf(error), captcha: refusalFlag(error, "captcha") };
    }
  };
};
