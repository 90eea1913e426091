import { useMutation } from "@tanstack/react-query";
import { isApiError } from "@volado/api-client";
import { securityMutations } from "@volado/api-client/query";
import { smsCanSend } from "@volado/domain/security";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type RefusalKey, refusalKeyOf } from "../../../shared/forms/refusal-key.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { countdownOf } from "../../../shared/sms/countdowns.ts";
import { useCountdown } from "../../../shared/sms/use-countdown.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";

/** Codes by e-mail: sending them, and the seconds until the next, counted as those by SMS are. */
export const useEmailCode = () => {
  const { t } = useTranslation();
  const countdown = countdownOf("email");
  const { countdown: state, secondsLeft } = useCountdown(countdown);
  const [failure, setFailure] = useState<RefusalKey>();
  const { mutateAsync } = useMutation(securityMutations.sendEmailCode(useClient()));

  const send = async (email: string): Promise<void> => {
    if (!smsCanSend(countdown.getState().countdown)) return;
    setFailure(undefined);
    countdown.sending();
    try {
      countdown.sent(await mutateAsync({ email: email.trim() }));
      showToast({ kind: "success", text: t("security.email.sent") });
    } catch (error) {
      const wait = isApiError(error) && error.kind === "rejected" ? error.retryAfter : undefined;
      if (wait === undefined) countdown.failed();
      else countdown.wait(Math.ceil(wait / 1000));
      setFailure(refusalKeyOf(error));
    }
  };

  return {
    phase: state.phase,
    sendLabel: state.phase === "counting" ? t("sms.sendAgain", { seconds: secondsLeft }) : t("sms.send"),
    send,
    failure,
    forgetFailure: () => setFailure(undefined),
  } as const;
};
