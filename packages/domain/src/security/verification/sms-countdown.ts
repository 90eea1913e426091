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

/** What the gateway says after sending, in epoch milliseconds. */
export interface SmsAnswer {
  /** undefined when the gateway names none that can be read. */
  readonly expiresAt: number | undefined;
  /** The gateway's clock, when it tells. */
  readonly sentAt: number | undefined;
}

/** A countdown's length in seconds when nothing better is known (Spec §9). */
export const SMS_INITIAL_SECONDS = 60;
/** Milliseconds between two looks at a countdown (Spec §9). */
export const SMS_TICK = 500;

const SECOND = 1000;
const LONGEST = 600 * SECOND;
/** How far two clocks may be apart before one of them must have been set. */
const TOLERANCE = 2 * SECOND;

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

/**
 * Milliseconds to count, 1 second to 10 minutes. Measured on the gateway's own clock when it tells; measured
 * on the phone's clock a long time only means that the phone is wrong. An expiry that has passed or is no
 * number counts as the initial 60 seconds.
 */
const durationOf = ({ expiresAt, sentAt }: SmsAnswer, { wall }: Clocks): number => {
  const initial = SMS_INITIAL_SECONDS * SECOND;
  if (expiresAt === undefined) return initial;
  const duration = expiresAt - (sentAt ?? wall);
  if (!Number.isFinite(duration) || duration <= 0) return initial;
  if (duration > LONGEST) return sentAt === undefined ? initial : LONGEST;
  return Math.max(duration, SECOND);
};

/** The code was sent: counting down to the gateway's expiry (Spec §4). */
export const smsSent = (answer: SmsAnswer, clocks: Clocks): SmsCountdown =>
  countingFor(durationOf(answer, clocks), clocks);

/**
 * Counting for a number of seconds that somebody else than an answer names: a refusal that says how long to
 * wait, or nobody.
 */
export const smsCountingFor = (seconds: number, clocks: Clocks): SmsCountdown =>
  smsSent({ expiresAt: seconds * SECOND, sentAt: 0 }, clocks);

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
  return Math.abs(leftOnWall - left) > TOLERANCE ? countingFor(trusted, clocks) : state;
};

/** Whole seconds on the button: 60 while sending, then down to 0 (Spec §4). */
export const smsSecondsLeft = (state: SmsCountdown, clocks: Clocks): number => {
  if (state.phase === "idle") return 0;
  if (state.phase === "sending") return SMS_INITIAL_SECONDS;
  return Math.max(0, Math.ceil(millisecondsLeft(state, clocks) / SECOND));
};

/** A countdown as it outlives a reload: only the wall clock does. Epoch milliseconds. */
export interface KeptCountdown {
  readonly endsAt: number;
  readonly keptAt: number;
}

/** What to keep of a state; undefined when there is nothing to come back to. */
export const keptCountdown = (state: SmsCountdown, clocks: Clocks): KeptCountdown | undefined =>
  state.phase === "counting"
    ? { endsAt: clocks.wall + millisecondsLeft(state, clocks), keptAt: clocks.wall }
    : undefined;

/** The state after a reload. With a clock that was set back meanwhile it counts on from where it was kept. */
export const resumedCountdown = (kept: KeptCountdown | undefined, clocks: Clocks): SmsCountdown => {
  if (kept === undefined) return smsIdle;
  const left = kept.endsAt - Math.max(clocks.wall, kept.keptAt);
  return left > 0 && left <= LONGEST ? countingFor(left, clocks) : smsIdle;
};
