import { pageErrorReporter } from "../services/error-reporter.ts";

/** Milliseconds between two tries; the page does without meanwhile. */
const RETRY_AFTER_MS = 20_000;

/**
 * Loads what nobody has asked for. Never rejects: what can't be had is reported as `at`, and asked for again when
 * the network is back or after a while.
 */
export const retryUntilLoaded = <Code>(at: string, load: () => Promise<Code>): Promise<Code> =>
  load().catch((error: unknown) => {
    pageErrorReporter.report(error, { at });
    return new Promise((again) => {
      window.addEventListener("online", again, { once: true });
      setTimeout(again, RETRY_AFTER_MS);
    }).then(() => retryUntilLoaded(at, load));
  });
