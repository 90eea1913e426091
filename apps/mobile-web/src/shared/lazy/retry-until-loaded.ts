import { pageErrorReporter } from "../services/call-ports.ts";

/** Milliseconds between two tries; the page does without meanwhile. */
const RETRY_AFTER_MS = 20_000;

/** Waits for the network to be back, or for a while, and leaves nothing behind. */
const pause = (): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      done();
    };
    const timer = setTimeout(end, RETRY_AFTER_MS);
    window.addEventListener("online", end);
  });

/**
 * Loads what nobody has asked for. Never rejects: what is unavailable is reported as `at`, once, and asked for again
 * when the network is back or after a while.
 */
export const retryUntilLoaded = async <Code>(at: string, load: () => Promise<Code>): Promise<Code> => {
  for (let reported = false; ; reported = true) {
    try {
      return await load();
    } catch (error) {
      if (!reported) pageErrorReporter.report(error, { at });
    }
    await pause();
  }
};
