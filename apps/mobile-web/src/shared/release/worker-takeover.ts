import { withinTime } from "../query/within-time.ts";

/** Time limit; a takeover takes a tenth of it on a slow phone. */
const WAIT_AT_MOST_MS = 2_000;

/** The worker that is replacing the active one, or is about to. */
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
 * Resolves when no service worker is being replaced, at the latest after two seconds. Chromium hands a navigation at
 * that moment to the old worker and then stops it without an answer, so the tab would hang.
 */
export const workerTakeover = (): Promise<void> =>
  withinTime(takeover(), WAIT_AT_MOST_MS).catch(() => undefined);
