import { useMutation } from "@tanstack/react-query";
import { isApiError, refusalFlag } from "@volado/api-client";
import { sessionMutations } from "@volado/api-client/query";
import { MessageKey } from "@volado/domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { merchant } from "../../../shared/merchant.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";
import type { LoginFormFields } from "../login-resolver.ts";
import { useCaptcha } from "./use-captcha.ts";

const captchaFailures: ReadonlySet<MessageKey> = new Set([
  MessageKey.CaptchaRequired,
  MessageKey.CaptchaWrong,
]);

/**
 * Signing in: the call, what its refusal means, and the captcha, which appears only after a refusal that carries
 * the flag (Spec §4). A picture answers one attempt, so every refusal brings a new one.
 */
export const useLogin = () => {
  const { t } = useTranslation();
  const client = useClient();
  const [captchaShown, setCaptchaShown] = useState(false);
  const captcha = useCaptcha(captchaShown);
  const mutation = useMutation({ ...sessionMutations.login(client), meta: { inline: true } });

  /** Whether the player is in now. */
  const submit = async ({ username, password, captcha: answer, keep }: LoginFormFields): Promise<boolean> => {
    try {
      const session = await mutation.mutateAsync({
        username: username.trim(),
        password,
        captcha: captchaShown ? answer.trim() : "",
        captchaId: captchaShown ? (captcha.data?.id ?? "") : "",
        remember: keep,
      });
      sessionStore.signedIn({ ...session, merchantCode: merchant.merchantCode }, keep);
      showToast({ kind: "success", text: t("auth.loggedIn") });
      return true;
    } catch (error) {
      if (captchaShown) void captcha.refetch();
      else if (refusalFlag(error, "captcha")) setCaptchaShown(true);
      return false;
    }
  };

  const failure = mutation.error
    ? isApiError(mutation.error)
      ? mutation.error.messageKey
      : MessageKey.Unknown
    : undefined;
  return {
    submit,
    captcha,
    captchaShown,
    /** Told beside the captcha. */
    captchaFailure: failure && captchaFailures.has(failure) ? failure : undefined,
    /** Told above the form. */
    failure: failure && !captchaFailures.has(failure) ? failure : undefined,
  };
};
