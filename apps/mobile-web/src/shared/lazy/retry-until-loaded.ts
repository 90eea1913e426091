import { pageErrorReporter } from "../services/services-context.tsx";

/** Delay between attempts; the page works without the code until then. */
const RETRY_AFTER_MS = 20_000;

/** Waits until the network is back or the delay has passed. */
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

/** Loads in the background until it succeeds: retries on reconnect or after a delay. Reports the first failure. */
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
