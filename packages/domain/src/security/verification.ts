import { SECOND_MS } from "../calendar/durations.ts";

/**
 * What a human verification gives for the gateway to check; opaque to everybody else (Spec §3
 * "slide/human-verification result").
 */
export interface HumanProof {
  readonly lotNumber: string;
  readonly output: string;
  readonly passToken: string;
  /** Epoch seconds, as text. */
  readonly generatedAt: string;
}

/** Both clocks of a device, in milliseconds. */
export interface Clocks {
  /** Epoch time, which a player or the network may set. */
  readonly wall: number;
  /** Never set back, but on many phones it stands still while they sleep. */
  readonly monotonic: number;
}

/**
 * Where the sending of SMS codes stands (Spec §4): idle, sending, then counting down to the instant when the
 * next code may be sent. `endsAt` is that instant on both clocks.
 */
export type SmsCountdown =
  | { readonly phase: "idle" }
  | { readonly phase: "sending" }
  | { readonly phase: "counting"; readonly endsAt: Clocks };

/** What is said after sending about when the next code may be sent. */
export type SmsAnswer =
  | {
      /** In so many seconds. */
      readonly seconds: number;
    }
  | {
      /** At this instant, in epoch milliseconds; undefined when the gateway names none that can be read. */
      readonly expiresAt: number | undefined;
      /** The gateway's clock at the sending, in epoch milliseconds, when it tells. */
      readonly sentAt: number | undefined;
    };

/** A countdown's length in seconds when nothing better is known (Spec §9). */
export const SMS_INITIAL_SECONDS = 60;
/** Time between two looks at a countdown (Spec §9). */
export const SMS_TICK_MS = 500;

const LONGEST_MS = 600 * SECOND_MS;
/** How far two clocks may be apart before one of them must have been set. */
const TOLERANCE_MS = 2 * SECOND_MS;

/** No code under way. */
export const smsIdle: SmsCountdown = { phase: "idle" };

/** A code may be sent only when none is under way (Spec §4). */
export const smsCanSend = (state: SmsCountdown): boolean => state.phase === "idle";

/** The call starts. While another is under way nothing changes. */
export const smsSending = (state: SmsCountdown): SmsCountdown =>
  smsCanSend(state) ? { phase: "sending" } : state;

/** The call failed: the next may be tried at once. */
export const smsFailed = (state: SmsCountdown): SmsCountdown => (state.phase === "sending" ? smsIdle : state);

const countingFor = (duration: number, { wall, monotonic }: Clocks): SmsCountdown => ({
  phase: "counting",
  endsAt: { wall: wall + duration, monotonic: monotonic + duration },
});

/** Milliseconds that an answer names, and whether by the phone's clock, which may be set to anything. */
const namedDuration = (answer: SmsAnswer, { wall }: Clocks): { duration: number; byPhone: boolean } => {
  if ("seconds" in answer) return { duration: answer.seconds * SECOND_MS, byPhone: false };
  const { expiresAt = Number.NaN, sentAt } = answer;
  return { duration: expiresAt - (sentAt ?? wall), byPhone: sentAt === undefined };
};

/**
 * Milliseconds to count, 1 second to 10 minutes. Measured on the gateway's own clock when it tells; measured
 * on the phone's clock a long time only means that the phone is wrong. An expiry that has passed or is no
 * number counts as the initial 60 seconds.
 */
const durationOf = (answer: SmsAnswer, clocks: Clocks): number => {
  const initial = SMS_INITIAL_SECONDS * SECOND_MS;
  const { duration, byPhone } = namedDuration(answer, clocks);
  if (!Number.isFinite(duration) || duration <= 0) return initial;
  if (duration > LONGEST_MS) return byPhone ? initial : LONGEST_MS;
  return Math.max(duration, SECOND_MS);
};

/** The code was sent: counting down until the next may be (Spec §4). */
export const smsSent = (answer: SmsAnswer, clocks: Clocks): SmsCountdown =>
  countingFor(durationOf(answer, clocks), clocks);

/** No code was sent, and none may be for so many seconds: a refusal said how long to wait. */
export const smsCountingFor = (seconds: number, clocks: Clocks): SmsCountdown => smsSent({ seconds }, clocks);

const millisecondsLeft = ({ endsAt }: { readonly endsAt: Clocks }, clocks: Clocks): number =>
  endsAt.monotonic - clocks.monotonic;

/**
 * Time has passed. The monotonic clock leads. Where the wall clock disagrees, it was set, and is followed no
 * more, unless the device `mayHaveSlept`: then the monotonic clock stood still and the wall clock knows
 * better. At zero the state is idle again.
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

/** A countdown as it outlives a reload: only the wall clock does. Epoch milliseconds. */
export interface StoredCountdown {
  readonly endsAt: number;
  readonly keptAt: number;
}

/** What to keep of a state; undefined when there is nothing to come back to. */
export const storedCountdown = (state: SmsCountdown, clocks: Clocks): StoredCountdown | undefined =>
  state.phase === "counting"
    ? { endsAt: clocks.wall + millisecondsLeft(state, clocks), keptAt: clocks.wall }
    : undefined;

/** The state after a reload. With a clock that was set back meanwhile it counts on from where it was kept. */
export const resumedCountdown = (kept: StoredCountdown | undefined, clocks: Clocks): SmsCountdown => {
  if (kept === undefined) return smsIdle;
  const left = kept.endsAt - Math.max(clocks.wall, kept.keptAt);
  return left > 0 && left <= LONGEST_MS ? countingFor(left, clocks) : smsIdle;
};
