import { type FakeMethod, install } from "@sinonjs/fake-timers";

/** What the kit measures time by. Frames and CSS transitions stay the browser's own. */
const measured: FakeMethod[] = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"];

/** The clock of a story in which something must not happen for a while. */
export interface StoryClock {
  /** For a story's `beforeEach`: sets the clock up before the story renders; what it answers puts the real one back. */
  readonly wind: () => () => void;
  /** Lets this many milliseconds pass at once, with everything that was due in them. */
  readonly pass: (ms: number) => Promise<void>;
}

/**
 * A clock that goes on by itself like the real one, so that `waitFor` works, and can be put forward: to see that
 * nothing happened needs no waiting.
 */
export const storyClock = (): StoryClock => {
  let clock: ReturnType<typeof install> | undefined;
  return {
    wind: () => {
      clock = install({ toFake: measured, shouldAdvanceTime: true });
      return () => clock?.uninstall();
    },
    pass: async (ms) => {
      if (!clock)
        throw new Error("The story's clock was not wound: name its `wind` as the story's `beforeEach`.");
      await clock.tickAsync(ms);
    },
  };
};
