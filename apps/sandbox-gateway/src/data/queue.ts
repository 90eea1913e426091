/** Lets one caller in at a time, in the order of arrival. */
export interface Queue {
  /** Resolves when it is the caller's turn; the answer ends the turn. */
  enter(): Promise<() => void>;
}

/** A fair mutual exclusion for asynchronous code. */
export const createQueue = (): Queue => {
  let last: Promise<void> = Promise.resolve();
  return {
    async enter() {
      let leave = () => {};
      const before = last;
      last = new Promise((resolve) => {
        leave = resolve;
      });
      await before;
      return leave;
    },
  };
};
