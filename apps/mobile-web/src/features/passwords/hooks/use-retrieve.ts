import { useMutation } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { passwordMutations } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { cleanText, loginName } from "@volado/domain/validation";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { merchant } from "../../../shared/merchant.ts";
import { goBack } from "../../../shared/navigation/close-on-back.ts";
import { useStillHere } from "../../../shared/navigation/is-here.ts";
import type { LoginPrefill } from "../../../shared/navigation/login-prefill.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { showToast } from "../../../shared/toast/toast-store.ts";
import type { RetrieveFormFields } from "../resolvers.ts";

/** Requests a temporary password by mail, confirms it and goes back (Spec §4 "Forgot-password"). */
export const useRetrieve = (): {
  /** Resolves to whether the mail was sent. */
  readonly retrieve: (typed: RetrieveFormFields) => Promise<boolean>;
  readonly failure: MessageKey | undefined;
  readonly clearFailure: () => void;
} => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  const stillHere = useStillHere();
  const { mutateAsync, error, reset } = useMutation({
    ...passwordMutations.retrieve(useClient()),
    meta: { inline: true },
  });

  /** On the first page of a visit there is nothing to go back to, so the login opens. */
  const leave = (username: string) => {
    if (key !== "default") return goBack();
    const prefill: LoginPrefill = { type: "username", username };
    return navigate(paths.login.to(), { replace: true, state: prefill });
  };

  const retrieve = async ({ username, email }: RetrieveFormFields) => {
    const name = loginName(username, merchant.diallingCode);
    try {
      await mutateAsync({ username: name, email: cleanText(email) });
    } catch {
      return false;
    }
    showToast({ kind: "success", text: t("common.recoverySent"), stay: "read" });
    if (stillHere()) void leave(name);
    return true;
  };
  return { retrieve, failure: error ? messageKeyOf(error) : undefined, clearFailure: reset };
};
