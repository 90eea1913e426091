import type { SmsPurpose } from "@volado/api-client/endpoints";
import { tabValues } from "../storage/site-storage.ts";
import { type Countdown, createCountdown } from "./countdown-store.ts";

const clocks = () => ({ wall: Date.now(), monotonic: performance.now() });

/** What a code is for: one by SMS, or one by e-mail. */
export type CodePurpose = SmsPurpose | "email";

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
