import { SECOND_MS } from "../calendar/durations.ts";

/** The clocks of a device, in milliseconds. */
export interface Clocks {
  /** Epoch time, which may be changed. */
  readonly wall: number;
  /** Never set back, but stops during sleep on many phones. */
  readonly monotonic: number;
}

/**
 * State of sending SMS codes (Spec §4): idle, sending, then counting down until the next code may be sent. `endsAt`
 * is that instant on both clocks.
 */
export type SmsCountdown =
  | { readonly phase: "idle" }
  | { readonly phase: "sending" }
  | { readonly phase: "counting"; readonly endsAt: Clocks };

/** When the next code may be sent. */
export type SmsAnswer =
  | {
      readonly seconds: number;
    }
  | {
      /** Epoch milliseconds; undefined when missing or unreadable. */
      readonly expiresAt: number | undefined;
      /** The gateway's clock when sending, in epoch milliseconds, if known. */
      readonly sentAt: number | undefined;
    };

/** Default countdown in seconds (Spec §9). */
export const SMS_INITIAL_SECONDS = 60;
/** Interval between updates of the countdown (Spec §9). */
export const SMS_TICK_MS = 500;

const LONGEST_MS = 600 * SECOND_MS;
/** Difference between the clocks that means one of them was changed. */
const TOLERANCE_MS = 2 * SECOND_MS;

/** No code is being sent. */
export const smsIdle: SmsCountdown = { phase: "idle" };

/** Whether a code can be sent (Spec §4). */
export const smsCanSend = (state: SmsCountdown): boolean => state.phase === "idle";

/** Starts sending; no change unless idle. */
export const smsSending = (state: SmsCountdown): SmsCountdown =>
  smsCanSend(state) ? { phase: "sending" } : state;

/** Sending failed; it can be retried at once. */
export const smsFailed = (state: SmsCountdown): SmsCountdown => (state.phase === "sending" ? smsIdle : state);

const countingFor = (duration: number, { wall, monotonic }: Clocks): SmsCountdown => ({
  phase: "counting",
  endsAt: { wall: wall + duration, monotonic: monotonic + duration },
});

/**
 * Milliseconds until the next code may be sent, and whether they are measured by the phone's clock, which may be wrong.
 */
const namedDuration = (answer: SmsAnswer, { wall }: Clocks): { duration: number; byPhone: boolean } => {
  if ("seconds" in answer) return { duration: answer.seconds * SECOND_MS, byPhone: false };
  const { expiresAt = Number.NaN, sentAt } = answer;
  return { duration: expiresAt - (sentAt ?? wall), byPhone: sentAt === undefined };
};

/**
 * The countdown in milliseconds, 1 second to 10 minutes. A longer one that was measured by the phone's clock means that
 * this clock is wrong. Past and invalid expiries count as the default 60 seconds.
 */
const durationOf = (answer: SmsAnswer, clocks: Clocks): number => {
  const initial = SMS_INITIAL_SECONDS * SECOND_MS;
  const { duration, byPhone } = namedDuration(answer, clocks);
  if (!Number.isFinite(duration) || duration <= 0) return initial;
  if (duration > LONGEST_MS) return byPhone ? initial : LONGEST_MS;
  return Math.max(duration, SECOND_MS);
};

/** The code was sent: counts down until the next one (Spec §4). */
export const smsSent = (answer: SmsAnswer, clocks: Clocks): SmsCountdown =>
  countingFor(durationOf(answer, clocks), clocks);

/** Sending was refused, with the seconds to wait. */
export const smsCountingFor = (seconds: number, clocks: Clocks): SmsCountdown => smsSent({ seconds }, clocks);

const millisecondsLeft = ({ endsAt }: { readonly endsAt: Clocks }, clocks: Clocks): number =>
  endsAt.monotonic - clocks.monotonic;

/**
 * Updates the countdown. The monotonic clock is trusted; a wall clock that disagrees was changed, unless the device
 * `mayHaveSlept`: then the monotonic clock stopped and the wall clock is right. At zero the state is idle.
 */
export const smsTick = (state: SmsCountdown, clocks: Clocks, mayHaveSlept: boolean): SmsCountdown => {
  if (state.phase !== "counting") return state;
  const left = millisecondsLeft(state, clocks);
  const leftOnWall = state.endsAt.wall - clocks.wall;
  const slept = mayHaveSlept && leftOnWall < left;
  const trusted = slept ? leftOnWall : left;
  if (trusted <= 0) return smsIdle;
  return Math.abs(leftOnWall - left) > TOLERANCE_MS ? countingFor(trusted, clocks) : state;
};

/** Whole seconds on the button: 60 while sending, then down to 0 (Spec §4). */
export const smsSecondsLeft = (state: SmsCountdown, clocks: Clocks): number => {
  if (state.phase === "idle") return 0;
  if (state.phase === "sending") return SMS_INITIAL_SECONDS;
  return Math.max(0, Math.ceil(millisecondsLeft(state, clocks) / SECOND_MS));
};

/** A countdown stored across reloads, by the wall clock in epoch milliseconds. */
export interface StoredCountdown {
  readonly endsAt: number;
  readonly storedAt: number;
}

/** The countdown to store; undefined when there is none. */
export const storedCountdown = (state: SmsCountdown, clocks: Clocks): StoredCountdown | undefined =>
  state.phase === "counting"
    ? { endsAt: clocks.wall + millisecondsLeft(state, clocks), storedAt: clocks.wall }
    : undefined;

/** Resumes a countdown after a reload. If the clock was set back, it continues from where it was stored. */
export const resumedCountdown = (stored: StoredCountdown | undefined, clocks: Clocks): SmsCountdown => {
  if (stored === undefined) return smsIdle;
  const left = stored.endsAt - Math.max(clocks.wall, stored.storedAt);
  return left > 0 && left <= LONGEST_MS ? countingFor(left, clocks) : smsIdle;
};
