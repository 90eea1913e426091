import { isApiError } from "@volado/api-client";
import { type SmsAnswer, smsCanSend } from "@volado/domain/security";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../toast/toast-store.ts";
import { type CodePurpose, codeCountdownOf } from "./countdowns.ts";
import { useCountdown } from "./use-countdown.ts";

/** How codes for one purpose are sent, and what is said of it. */
export interface OneTimeCodeOptions<Recipient, Failure> {
  readonly purpose: CodePurpose;
  /** Has a code sent; undefined when none is after all, which nothing is said of. */
  readonly request: (to: Recipient) => Promise<SmsAnswer | undefined>;
  /** Says that one is under way. */
  readonly sentText: string;
  /** What a failed send says to the player; undefined: nothing. */
  readonly failureOf: (error: unknown) => Failure | undefined;
}

/** Milliseconds that a refusal asks to wait. */
const waitAskedBy = (error: unknown): number | undefined =>
  isApiError(error) && error.kind === "rejected" ? error.retryAfter : undefined;

/**
 * One-time codes, by whatever way they come: sending them, and the seconds until the next. Nothing is sent while
 * seconds count (Spec §4).
 */
export const useOneTimeCode = <Recipient, Failure>({
  purpose,
  request,
  sentText,
  failureOf,
}: OneTimeCodeOptions<Recipient, Failure>) => {
  const { t } = useTranslation();
  const countdown = codeCountdownOf(purpose);
  const { countdown: state, secondsLeft } = useCountdown(countdown);
  const [failure, setFailure] = useState<Failure>();

  /** Whether a code is under way to there now. */
  const send = async (to: Recipient): Promise<boolean> => {
    if (!smsCanSend(countdown.getState().countdown)) return false;
    setFailure(undefined);
    countdown.sending();
    try {
      const answer = await request(to);
      if (!answer) {
        countdown.failed();
        return false;
      }
      countdown.sent(answer);
      showToast({ kind: "success", text: sentText });
      return true;
    } catch (error) {
      const wait = waitAskedBy(error);
      if (wait === undefined) countdown.failed();
      else countdown.wait(Math.ceil(wait / 1000));
      setFailure(() => failureOf(error));
      return false;
    }
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
    setFailure,
  } as const;
};
