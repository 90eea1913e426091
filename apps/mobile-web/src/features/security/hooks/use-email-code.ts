import { useMutation } from "@tanstack/react-query";
import { securityMutations } from "@volado/api-client/query";
import { cleanText } from "@volado/domain/validation";
import { useTranslation } from "react-i18next";
import { refusalKeyOf } from "../../../shared/forms/refusal-key.ts";
import { useOneTimeCode } from "../../../shared/one-time-codes/use-one-time-code.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

/** Codes by e-mail, counted as those by SMS are. */
export const useEmailCode = () => {
  const { t } = useTranslation();
  const { mutateAsync } = useMutation(securityMutations.sendEmailCode(useClient()));
  const { setFailure, ...code } = useOneTimeCode({
    purpose: "email",
    request: (email: string) => mutateAsync({ email: cleanText(email) }),
    sentText: t("security.email.sent"),
    failureOf: refusalKeyOf,
  });
  return { ...code, forgetFailure: () => setFailure(undefined) } as const;
};
