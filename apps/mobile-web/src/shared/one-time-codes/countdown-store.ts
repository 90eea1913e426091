import {
  type Clocks,
  resumedCountdown,
  type SmsAnswer,
  type SmsCountdown,
  type StoredCountdown,
  smsCountingFor,
  smsFailed,
  smsSecondsLeft,
  smsSending,
  smsSent,
  smsTick,
  storedCountdown,
} from "@volado/domain/security";
import { createStore } from "zustand/vanilla";

/** What a countdown needs from its place. */
export interface CountdownPorts {
  readonly clocks: () => Clocks;
  /** Where it outlives a reload. */
  readonly kept: () => StoredCountdown | undefined;
  readonly keep: (countdown: StoredCountdown | undefined) => void;
}

/** What a form shows of a countdown. */
export interface ShownCountdown {
  readonly countdown: SmsCountdown;
  /** Whole seconds for the button. */
  readonly secondsLeft: number;
}

/**
 * One countdown of one-time codes, outside of any component: changing the tab of a form or its page must not make
 * a second code possible. What follows from an event is the domain's rule (Spec §4).
 */
export const createCountdown = ({ clocks, kept, keep }: CountdownPorts) => {
  const shown = (countdown: SmsCountdown): ShownCountdown => ({
    countdown,
    secondsLeft: smsSecondsLeft(countdown, clocks()),
  });
  const store = createStore<ShownCountdown>(() => shown(resumedCountdown(kept(), clocks())));

  const follow = (next: (before: SmsCountdown) => SmsCountdown) => {
    const before = store.getState();
    const after = shown(next(before.countdown));
    if (after.countdown !== before.countdown) keep(storedCountdown(after.countdown, clocks()));
    if (after.countdown !== before.countdown || after.secondsLeft !== before.secondsLeft)
      store.setState(after, true);
  };

  return {
    ...store,
    /** A code is being sent. */
    sending: () => follow(smsSending),
    /** It was not. */
    failed: () => follow(smsFailed),
    /** It was. */
    sent: (answer: SmsAnswer) => follow(() => smsSent(answer, clocks())),
    /** No other for so many seconds; none at all leaves the way free. */
    wait: (seconds: number) =>
      follow((before) => (seconds > 0 ? smsCountingFor(seconds, clocks()) : smsFailed(before))),
    /** Time has passed; after a sleep the clocks are read differently. */
    tick: (mayHaveSlept: boolean) => follow((before) => smsTick(before, clocks(), mayHaveSlept)),
  };
};

/** A countdown and the ways it changes. */
export type Countdown = ReturnType<typeof createCountdown>;
