import { useMutation } from "@tanstack/react-query";
import { isApiError, messageKeyOf } from "@volado/api-client";
import type { SendSmsCodeInput, SmsPurpose } from "@volado/api-client/endpoints";
import { smsMutations } from "@volado/api-client/query";
import { limits } from "@volado/config";
import type { MessageKey } from "@volado/domain/errors";
import type { RegistrationSettings } from "@volado/domain/registration";
import { smsCanSend } from "@volado/domain/security";
import { cleanMobile, cleanSmsCode } from "@volado/domain/validation";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { humanVerification } from "../human/human-verification.ts";
import { useClient } from "../services/services-context.tsx";
import { showLoading } from "../toast/show-loading.ts";
import { showToast } from "../toast/toast-store.ts";
import { countdownOf } from "./countdowns.ts";
import { proveByFirebase, sendByFirebase } from "./firebase-codes.ts";
import { sendByGateway } from "./send-by-gateway.ts";
import { useCountdown } from "./use-countdown.ts";

/** How codes are sent; the last two come with the registration settings. */
export interface SmsCodeOptions {
  readonly purpose: SmsPurpose;
  /** @default "gateway" */
  readonly smsBy?: RegistrationSettings["smsBy"] | undefined;
  /** @default false */
  readonly needsHuman?: boolean | undefined;
}

/** Where a code goes: the number as typed, which the form has checked. */
export type SmsRecipient = Pick<SendSmsCodeInput, "mobile" | "diallingCode">;

/** Milliseconds that a refusal asks to wait. */
const waitAskedBy = (error: unknown): number | undefined =>
  isApiError(error) && error.kind === "rejected" ? error.retryAfter : undefined;

/**
 * SMS codes for one purpose: sending them, the seconds until the next, and, with Firebase, the proof that a
 * code is right (Spec §4). Nothing is sent while seconds count. A failed send by Firebase says nothing (Spec
 * §8).
 */
export const useSmsCode = ({ purpose, smsBy = "gateway", needsHuman = false }: SmsCodeOptions) => {
  const { t } = useTranslation();
  const countdown = countdownOf(purpose);
  const { countdown: state, secondsLeft } = useCountdown(countdown);
  const [failure, setFailure] = useState<MessageKey>();
  const call = useMutation({ ...smsMutations.send(useClient()), meta: { inline: true } });

  const loading = async <Answer>(sending: () => Promise<Answer>): Promise<Answer> => {
    const endLoading = showLoading(t("sms.sending"), limits.toast.untilDone);
    try {
      return await sending();
    } finally {
      endLoading();
    }
  };

  const answerTo = ({ mobile, diallingCode }: SmsRecipient) => {
    const to = { mobile: cleanMobile(mobile, diallingCode), diallingCode, purpose };
    return smsBy === "firebase"
      ? loading(() => sendByFirebase(to))
      : sendByGateway(
          {
            send: (input) => loading(() => call.mutateAsync(input)),
            verify: humanVerification.verify,
            needsHuman,
          },
          to,
        );
  };

  /** Whether a code is under way to the number now. */
  const send = async (to: SmsRecipient): Promise<boolean> => {
    if (!smsCanSend(countdown.getState().countdown)) return false;
    setFailure(undefined);
    countdown.sending();
    try {
      const answer = await answerTo(to);
      if (!answer) {
        countdown.failed();
        return false;
      }
      countdown.sent(answer);
      showToast({ kind: "success", text: t("common.smsSent") });
      return true;
    } catch (error) {
      const wait = waitAskedBy(error);
      if (wait === undefined) countdown.failed();
      else countdown.wait(Math.ceil(wait / 1000));
      if (smsBy === "gateway") setFailure(messageKeyOf(error));
      return false;
    }
  };

  const prove = async (code: string): Promise<string | undefined> => {
    const proof = await proveByFirebase(purpose, cleanSmsCode(code));
    setFailure(proof.failure);
    return proof.idToken;
  };

  return {
    phase: state.phase,
    secondsLeft,
    /** A tap on the button would send. */
    canSend: smsCanSend(state),
    /** What the button says. */
    sendLabel: state.phase === "counting" ? t("sms.sendAgain", { seconds: secondsLeft }) : t("sms.send"),
    send,
    /** Why the last code was not sent or not proved, to be told beside the field. */
    failure,
    /** With Firebase: the typed code -> id token of the number; undefined when it is wrong, and `failure` says why. */
    prove,
  };
};
