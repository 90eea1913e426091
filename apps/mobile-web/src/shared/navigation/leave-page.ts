import { withinTime } from "../query/within-time.ts";

/** Time limit in milliseconds. On a slow phone, a takeover takes a tenth of it. */
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
 * Resolves when no service worker is being replaced, after two seconds at the latest. During a replacement, Chromium
 * sends navigations to the old worker and then stops it without a response, so the tab would hang.
 */
export const workerTakeover = (): Promise<void> =>
  withinTime(takeover(), WAIT_AT_MOST_MS).catch(() => undefined);

/** Reloads the page from the network, but not during a service worker's takeover, which would hang the tab. */
export const reloadPage = async (): Promise<void> => {
  await workerTakeover();
  window.location.reload();
};

/** Leaves for another page; "back" returns here. */
export const leaveFor = (url: URL | string): void => window.location.assign(url);

/** Time limit of the request. */
const ANSWER_WITHIN_MS = 5_000;

/** Whether the server is reachable. Check this before a reload, which would lose the page if it isn't. */
export const serverAnswers = (): Promise<boolean> =>
  withinTime(fetch(window.location.pathname, { method: "HEAD", cache: "no-store" }), ANSWER_WITHIN_MS).then(
    () => true,
    () => false,
  );
