import { withinTime } from "../waiting/within-time.ts";

/** Milliseconds that a takeover is waited for: it takes a tenth of that on a slow phone. */
const WAIT_AT_MOST_MS = 2_000;

/** A worker that is installed and about to replace the one that answers now, or is just doing so. */
const takingOver = ({ waiting, active }: ServiceWorkerRegistration): ServiceWorker | undefined =>
  waiting ?? (active?.state === "activating" ? active : undefined);

const ended = (worker: ServiceWorker): Promise<void> =>
  new Promise((done) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" || worker.state === "redundant") done();
    });
  });

const takeover = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration && takingOver(registration);
  if (worker) await ended(worker);
};

/**
 * Resolves when no service worker is taking over from another, at the latest after two seconds. Chromium hands a page
 * that is asked for in that moment to the old worker, ends that one with the question unanswered, and the tab waits
 * for ever.
 */
export const workerTakeover = (): Promise<void> =>
  withinTime(takeover(), WAIT_AT_MOST_MS).catch(() => undefined);
