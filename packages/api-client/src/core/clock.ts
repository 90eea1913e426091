/** Time as the client sees it, replaceable in tests. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs `task` once after `milliseconds`; the returned function takes the task back. */
  after(milliseconds: number, task: () => void): () => void;
}

/** The real clock. The wrappers matter: browsers refuse timers that are called detached from the window. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};
