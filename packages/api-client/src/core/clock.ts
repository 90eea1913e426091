/** Time as the client sees it, replaceable in tests. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs `task` once after `milliseconds`, which may be infinite; the returned function takes the task back. */
  after(milliseconds: number, task: () => void): () => void;
}

/** More than three weeks: beyond what a timer can hold, `setTimeout` fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The real clock. The wrappers matter: browsers refuse timers that are called detached from the window. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, Math.min(milliseconds, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  },
};
