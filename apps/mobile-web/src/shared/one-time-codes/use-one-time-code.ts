import { isApiError } from "@volado/api-client";
import type { SmsPurpose } from "@volado/api-client/endpoints";
import { SMS_TICK_MS, type SmsAnswer, smsCanSend } from "@volado/domain/security";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { tabValues } from "../storage/site-storage.ts";
import { showToast } from "../toast/toast-store.ts";
import { type Countdown, createCountdown, type ShownCountdown } from "./countdown-store.ts";

/**
 * A countdown as it runs. It is looked at twice a second while it counts, and at once when the page comes
 * back into sight.
 */
const useCountdown = (countdown: Countdown): ShownCountdown => {
  const shown = useStore(countdown);
  const counting = shown.countdown.phase === "counting";

  useEffect(() => {
    if (!counting) return undefined;
    let mayHaveSlept = false;
    const look = () => {
      countdown.tick(mayHaveSlept);
      mayHaveSlept = document.hidden;
    };
    const onVisibility = () => {
      mayHaveSlept = true;
      if (!document.hidden) look();
    };
    // Nobody looked while no form was on the screen.
    countdown.tick(true);
    const timer = setInterval(look, SMS_TICK_MS);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [countdown, counting]);

  return shown;
};

const clocks = () => ({ wall: Date.now(), monotonic: performance.now() });

/** What a code is for: one by SMS, or one by e-mail. */
type CodePurpose = SmsPurpose | "email";

const countdownFor = (purpose: CodePurpose): Countdown =>
  createCountdown({
    clocks,
    kept: () => tabValues.read("smsCountdowns")[purpose],
    keep: (countdown) => {
      const { [purpose]: _before, ...others } = tabValues.read("smsCountdowns");
      tabValues.write("smsCountdowns", countdown ? { ...others, [purpose]: countdown } : others);
    },
  });

const running = new Map<CodePurpose, Countdown>();

/** The page's countdown for a purpose: a code to register says nothing about one to log in. */
export const codeCountdownOf = (purpose: CodePurpose): Countdown => {
  const countdown = running.get(purpose) ?? countdownFor(purpose);
  running.set(purpose, countdown);
  return countdown;
};

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
