import { useMutation } from "@tanstack/react-query";
import { messageKeyOf, refusalFlag } from "@volado/api-client";
import type { LoginInput } from "@volado/api-client/endpoints";
import { sessionMutations } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import type { RememberedLogin } from "@volado/domain/session";
import { cleanFigures } from "@volado/domain/validation";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { canEncrypt } from "../../../shared/device/device.ts";
import { merchant } from "../../../shared/merchant.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { useCaptcha } from "../../../shared/sign-in/captcha.tsx";
import { rememberTyped } from "../../../shared/sign-in/first-password.ts";
import { withHumanProof } from "../../../shared/sign-in/human-verification.ts";
import { rememberedLogin } from "../../../shared/sign-in/remembered-login.ts";
import type { LoginKind } from "../login-kind.ts";
import type { LoginMethod } from "../login-method.ts";

export interface SignInAttempt {
  readonly method: LoginMethod;
  /** As typed; ignored unless the captcha is shown. */
  readonly captcha: string;
  /** "Remember me": stores the login for next time, and lets the session outlive the tab (autoLogin). */
  readonly keep: boolean;
  readonly remembered: RememberedLogin;
}

/**
 * Signs in, and handles refusals. The captcha appears only after a refusal with the flag (Spec §4); a picture is valid
 * for one attempt, so each refusal loads a new one. A refusal that requires human verification starts it and retries
 * the attempt.
 *
 * @param captchaAtFirst a refusal with the flag led to this form
 */
export const useSignIn = (kind: LoginKind, captchaAtFirst = false) => {
  const { t } = useTranslation();
  const client = useClient();
  const [captchaShown, setCaptchaShown] = useState(captchaAtFirst);
  const [failure, setFailure] = useState<{ readonly at: LoginKind; readonly key: MessageKey }>();
  const captcha = useCaptcha(captchaShown);
  const { mutateAsync } = useMutation({
    ...(kind === "agents" ? sessionMutations.loginAgent(client) : sessionMutations.login(client)),
    meta: { inline: true },
  });

  const signIn = async ({
    method,
    captcha: answer,
    keep,
    remembered,
  }: SignInAttempt): Promise<"in" | MessageKey> => {
    setFailure(undefined);
    try {
      const session = await withHumanProof<LoginInput, Awaited<ReturnType<typeof mutateAsync>>>(mutateAsync, {
        ...method,
        captcha: captchaShown ? cleanFigures(answer) : "",
        captchaId: captchaShown ? (captcha.data?.id ?? "") : "",
        remember: keep,
      });
      if (method.type === "username") rememberTyped(method.password);
      void (keep ? rememberedLogin.store(remembered, session.userName) : rememberedLogin.forget());
      sessionStore.signedIn({ ...session, merchantCode: merchant.merchantCode }, keep);
      showToast({ kind: "success", text: t("auth.loggedIn") });
      return "in";
    } catch (error) {
      if (captchaShown) void captcha.refetch();
      else if (refusalFlag(error, "captcha")) setCaptchaShown(true);
      const key = messageKeyOf(error);
      setFailure({ at: kind, key });
      return key;
    }
  };

  return {
    signIn,
    /** Clears the failure when the player tries something else. */
    forgetFailure: () => setFailure(undefined),
    captcha,
    captchaShown,
    /** Why the last attempt at this login failed, or why none can succeed here. */
    failure: failure?.at === kind ? failure.key : canEncrypt() ? undefined : "errors.insecureOrigin",
  } as const;
};
