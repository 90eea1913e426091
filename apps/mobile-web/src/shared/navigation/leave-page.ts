import { workerTakeover } from "../release/worker-takeover.ts";

/** Loads the page anew, from the network; not in the middle of a service worker's takeover, which would lose it. */
export const reloadPage = async (): Promise<void> => {
  await workerTakeover();
  window.location.reload();
};

/** Leaves the site for another page; back leads here again. */
export const leaveFor = (url: URL | string): void => window.location.assign(url);
