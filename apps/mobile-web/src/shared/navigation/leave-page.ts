import { workerTakeover } from "../release/worker-takeover.ts";

/** Reloads the page from the network, but not during a service worker's takeover, which would hang the tab. */
export const reloadPage = async (): Promise<void> => {
  await workerTakeover();
  window.location.reload();
};

/** Leaves for another page; "back" returns here. */
export const leaveFor = (url: URL | string): void => window.location.assign(url);
