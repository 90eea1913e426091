/** The client's source of time, replaceable in tests. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs `task` once after `milliseconds` (may be `Infinity`). The returned function cancels it. */
  after(milliseconds: number, task: () => void): () => void;
}

/** About 24 days. With a longer delay `setTimeout` overflows and fires immediately. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The real clock. The wrappers are needed: browsers throw when timer functions are called detached from `window`. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, Math.min(milliseconds, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  },
};
