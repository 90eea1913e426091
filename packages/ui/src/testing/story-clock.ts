import { type FakeMethod, install } from "@sinonjs/fake-timers";

/** The faked timers. Frames and CSS transitions stay real. */
const measured: FakeMethod[] = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"];

/** A fake clock for stories in which nothing must happen for a while. */
export interface StoryClock {
  /** Use as a story's `beforeEach`: installs the clock before the story renders and returns the cleanup. */
  readonly install: () => () => void;
  /** Advances the clock and runs all timers that are due. */
  readonly advance: (ms: number) => Promise<void>;
}

/**
 * A clock that advances in real time, so that `waitFor` works, and can be advanced manually, so that a test for
 * "nothing happens" doesn't have to wait.
 */
export const storyClock = (): StoryClock => {
  let clock: ReturnType<typeof install> | undefined;
  return {
    install: () => {
      clock = install({ toFake: measured, shouldAdvanceTime: true });
      return () => clock?.uninstall();
    },
    advance: async (ms) => {
      if (!clock)
        throw new Error("The clock is not installed: set its `install` as the story's `beforeEach`.");
      await clock.tickAsync(ms);
    },
  };
};
