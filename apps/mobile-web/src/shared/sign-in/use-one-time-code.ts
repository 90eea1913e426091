import { isApiError } from "@volado/api-client";
import type { SmsPurpose } from "@volado/api-client/endpoints";
import { SMS_TICK_MS, type SmsAnswer, smsCanSend } from "@volado/domain/security";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { showToast } from "../overlays/toast-store.ts";
import { tabValues } from "../storage/site-storage.ts";
import { type Countdown, createCountdown, type ShownCountdown } from "./countdown-store.ts";

/** A running countdown: updated twice a second while it counts, and at once when the page becomes visible. */
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
    // The countdown isn't updated while no form is mounted.
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

type CodePurpose = SmsPurpose | "email";

const countdownFor = (purpose: CodePurpose): Countdown =>
  createCountdown({
    clocks,
    load: () => tabValues.read("smsCountdowns")[purpose],
    save: (countdown) => {
      const { [purpose]: _before, ...others } = tabValues.read("smsCountdowns");
      tabValues.write("smsCountdowns", countdown ? { ...others, [purpose]: countdown } : others);
    },
  });

const running = new Map<CodePurpose, Countdown>();

/** The countdown of a purpose: a code for registration doesn't delay one for login. */
export const codeCountdownOf = (purpose: CodePurpose): Countdown => {
  const countdown = running.get(purpose) ?? countdownFor(purpose);
  running.set(purpose, countdown);
  return countdown;
};

/** How codes for one purpose are sent, and their messages. */
export interface OneTimeCodeOptions<Recipient, Failure> {
  readonly purpose: CodePurpose;
  /** Sends a code. Resolves to undefined if none was sent, e.g. because the player cancelled; nothing is shown then. */
  readonly request: (to: Recipient) => Promise<SmsAnswer | undefined>;
  /** Toast text after a code was sent. */
  readonly sentText: string;
  /** Message of a failed send; undefined shows nothing. */
  readonly failureOf: (error: unknown) => Failure | undefined;
}

/** The refusal's waiting time, in milliseconds. */
const waitAskedBy = (error: unknown): number | undefined =>
  isApiError(error) && error.kind === "rejected" ? error.retryAfter : undefined;

/** Sends one-time codes over any channel, but none while the countdown to the next one is running (Spec §4). */
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

  /** @returns whether a code was sent */
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
    /** Whether the button sends a code now. */
    canSend: smsCanSend(state),
    /** Label of the button. */
    sendLabel: state.phase === "counting" ? t("sms.sendAgain", { seconds: secondsLeft }) : t("sms.send"),
    send,
    /** Why the last code was not sent or is wrong; shown next to the field. */
    failure,
    setFailure,
  } as const;
};
