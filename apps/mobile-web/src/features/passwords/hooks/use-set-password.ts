import { useMutation } from "@tanstack/react-query";
import { messageKeyOf, refusalFlag } from "@volado/api-client";
import type { LoginInput } from "@volado/api-client/endpoints";
import { passwordMutations, sessionMutations } from "@volado/api-client/query";
import { limits } from "@volado/config";
import type { MessageKey } from "@volado/domain/errors";
import type { RegistrationSettings } from "@volado/domain/registration";
import { cleanMobile, cleanSmsCode } from "@volado/domain/validation";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { canEncrypt } from "../../../shared/device/device.ts";
import { type RefusalKey, refusalKeyOf } from "../../../shared/forms/refusals.ts";
import { merchant } from "../../../shared/merchant.ts";
import { useStillHere } from "../../../shared/navigation/is-here.ts";
import type { LoginPrefill } from "../../../shared/navigation/login-prefill.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { showLoading, showToast } from "../../../shared/overlays/toast-store.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { rememberTyped } from "../../../shared/sign-in/first-password.ts";
import { withHumanProof } from "../../../shared/sign-in/human-verification.ts";
import { rememberedLogin } from "../../../shared/sign-in/remembered-login.ts";
import { useSmsCode } from "../../../shared/sign-in/use-sms-code.ts";

/** Values of the recovery form by phone; the number's rule needs the dialling code. */
export interface SetPasswordFields {
  diallingCode: string;
  mobile: string;
  smsCode: string;
  newPassword: string;
}

/** Why the automatic login failed, and whether the next login needs a captcha. */
interface AutoLoginRefusal {
  readonly key: MessageKey;
  readonly captcha: boolean;
}

type AutoLogin = (username: string, password: string) => Promise<AutoLoginRefusal | undefined>;

/**
 * Signs in with a password that was just set (Spec §4 "Set-password flow") and updates the remembered login.
 *
 * @returns undefined on success, otherwise the reason
 */
const useAutoLogin = (): AutoLogin => {
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

/** Outcome of an attempt. `password-refused` clears the password field, any other failure the code (Spec §4). */
export type SetPasswordResult = "done" | "password-refused" | "failed";

const aboutPassword: ReadonlySet<RefusalKey> = new Set<RefusalKey>([
  "errors.passwordUnchanged",
  "errors.passwordCommon",
  "errors.passwordIsUsername",
]);

/**
 * Sets a forgotten password by SMS code, in the specified order (§4): Firebase verifies a code that it sent, then the
 * call is made, then the player is logged in with number and new password. If only that login fails, the login page
 * opens.
 */
export const useSetPassword = ({ smsBy, smsNeedsHuman }: RegistrationSettings) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const sms = useSmsCode({ purpose: "password", smsBy, needsHuman: smsNeedsHuman });
  const logIn = useAutoLogin();
  const [refusal, setRefusal] = useState<RefusalKey>();
  const { mutateAsync } = useMutation({
    ...passwordMutations.setByPhone(useClient()),
    meta: { inline: true },
  });

  const finish = async (username: string, loginRefusal: AutoLoginRefusal | undefined) => {
    if (loginRefusal === undefined) {
      showToast({ kind: "success", text: t("common.passwordChanged") });
      if (stillHere()) await navigate(paths.home.to(), { replace: true });
      return;
    }
    showToast({ kind: "info", text: t("password.phone.logInYourself") });
    // The new password ended every session of the account, also one without a password.
    if (sessionStore.getState().session) sessionStore.signedOut();
    const prefill: LoginPrefill = { type: "username", username, captcha: loginRefusal.captcha };
    const as = loginRefusal.key === "errors.agentsOnly" ? "agent" : undefined;
    if (stillHere()) await navigate(paths.login.to({ as }), { replace: true, state: prefill });
  };

  const setPassword = async (typed: SetPasswordFields): Promise<SetPasswordResult> => {
    const { diallingCode, newPassword } = typed;
    const mobile = cleanMobile(typed.mobile, diallingCode);
    const smsCode = cleanSmsCode(typed.smsCode);
    setRefusal(undefined);
    const endLoading = showLoading(t("password.phone.setting"), limits.toast.setPassword);
    try {
      const byFirebase = smsBy === "firebase";
      const firebaseIdToken = byFirebase ? await sms.prove(smsCode) : undefined;
      if (byFirebase && firebaseIdToken === undefined) return "failed";
      await mutateAsync({
        mobile,
        diallingCode,
        newPassword,
        smsCode: byFirebase ? "" : smsCode,
        firebaseIdToken,
      });
    } catch (error) {
      const key = refusalKeyOf(error);
      setRefusal(key);
      return aboutPassword.has(key) ? "password-refused" : "failed";
    } finally {
      endLoading();
    }
    await finish(mobile, await logIn(mobile, newPassword));
    return "done";
  };

  const send = (to: Pick<SetPasswordFields, "mobile" | "diallingCode">) => {
    setRefusal(undefined);
    return sms.send(to);
  };

  return {
    setPassword,
    sms: { ...sms, send },
    clearFailure: () => setRefusal(undefined),
    /** Why the last attempt failed, or why none can succeed on this page. */
    failure: refusal ?? sms.failure ?? (canEncrypt() ? undefined : "errors.insecureOrigin"),
  } as const;
};
