import { useMutation } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { passwordMutations } from "@volado/api-client/query";
import { limits } from "@volado/config";
import type { MessageKey } from "@volado/domain/errors";
import { isSamePassword } from "@volado/domain/security";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { canEncrypt } from "../../../shared/device/device.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { rememberedLogin } from "../../../shared/remembered/remembered-login.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { forgetTyped, typedPassword } from "../../../shared/session/first-password.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";
import type { ChangePasswordFormFields } from "../resolvers.ts";

/**
 * Changes the password of `account` (Spec §2, §4, §5). The old password is required if none was typed at login, or if
 * that one is no longer valid. After a success the page redirects home after the specified second.
 */
export const useChangePassword = (account: string) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [stored, setStored] = useState(typedPassword);
  const [changed, setChanged] = useState(false);
  const [same, setSame] = useState(false);
  const [refusal, setRefusal] = useState<MessageKey>();
  const { mutateAsync } = useMutation({ ...passwordMutations.change(useClient()), meta: { inline: true } });

  useEffect(() => {
    if (!changed) return undefined;
    const goHome = () => void navigate(paths.home.to(), { replace: true });
    const timer = setTimeout(goHome, limits.passwordChangeRedirect);
    return () => clearTimeout(timer);
  }, [changed, navigate]);

  const handleRefusal = (key: MessageKey) => {
    if (key === "errors.passwordUnchanged") return setSame(true);
    if (key === "errors.oldPasswordWrong") {
      forgetTyped();
      setStored(undefined);
    }
    return setRefusal(key);
  };

  const change = async (typed: ChangePasswordFormFields): Promise<void> => {
    setRefusal(undefined);
    const oldPassword = stored ?? typed.oldPassword;
    if (isSamePassword(oldPassword, typed.newPassword)) return setSame(true);
    try {
      await mutateAsync({ ...typed, oldPassword });
    } catch (error) {
      return handleRefusal(messageKeyOf(error));
    }
    await rememberedLogin.passwordChanged(typed.newPassword, account);
    forgetTyped();
    sessionStore.firstPasswordChanged();
    showToast({ kind: "success", text: t("common.passwordChanged") });
    return setChanged(true);
  };

  return {
    change,
    /** Whether the form has to ask for the old password. */
    oldNeeded: stored === undefined,
    /** Whether the popup about an unchanged password is open. */
    same,
    /** Closes the popup; the error then shows at the field. */
    closeSame: () => {
      setSame(false);
      setRefusal("errors.passwordUnchanged");
    },
    changed,
    clearFailure: () => setRefusal(undefined),
    /** Why the last attempt failed, or why none can succeed on this page. */
    failure: refusal ?? (canEncrypt() ? undefined : "errors.insecureOrigin"),
  } as const;
};
