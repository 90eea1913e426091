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

export interface CountdownPorts {
  readonly clocks: () => Clocks;
  /** Storage that survives a reload. */
  readonly load: () => StoredCountdown | undefined;
  readonly save: (countdown: StoredCountdown | undefined) => void;
}

/** A countdown as forms show it. */
export interface ShownCountdown {
  readonly countdown: SmsCountdown;
  /** Whole seconds for the button. */
  readonly secondsLeft: number;
}

/** Countdown until the next code (Spec §4). Outside the components: leaving a form must not allow a second code. */
export const createCountdown = ({ clocks, load, save }: CountdownPorts) => {
  const shown = (countdown: SmsCountdown): ShownCountdown => ({
    countdown,
    secondsLeft: smsSecondsLeft(countdown, clocks()),
  });
  const store = createStore<ShownCountdown>(() => shown(resumedCountdown(load(), clocks())));

  const follow = (next: (before: SmsCountdown) => SmsCountdown) => {
    const before = store.getState();
    const after = shown(next(before.countdown));
    if (after.countdown !== before.countdown) save(storedCountdown(after.countdown, clocks()));
    if (after.countdown !== before.countdown || after.secondsLeft !== before.secondsLeft)
      store.setState(after, true);
  };

  return {
    ...store,
    sending: () => follow(smsSending),
    failed: () => follow(smsFailed),
    sent: (answer: SmsAnswer) => follow(() => smsSent(answer, clocks())),
    /** Blocks further codes for these seconds; 0 allows one at once. */
    wait: (seconds: number) =>
      follow((before) => (seconds > 0 ? smsCountingFor(seconds, clocks()) : smsFailed(before))),
    /** Time has passed; `mayHaveSlept` says that the monotonic clock may have stopped. */
    tick: (mayHaveSlept: boolean) => follow((before) => smsTick(before, clocks(), mayHaveSlept)),
  };
};

export type Countdown = ReturnType<typeof createCountdown>;
