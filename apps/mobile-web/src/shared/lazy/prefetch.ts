import { savesData } from "../device/network.ts";
import { withinTime } from "../query/within-time.ts";
import { whenIdleAfterFirstView } from "./when-idle.ts";

// Loading is retried, and its failure shown, when the code is needed.
const ignored = () => undefined;

/** Loads code on the first touch of what opens it, a tenth of a second before the click. */
export const prefetch = (load: () => Promise<unknown>): void => void load().catch(ignored);

/** Time limit per part, so that one that never arrives doesn't block the others. */
const NEXT_AFTER_MS = 15_000;

let queue: Promise<unknown> = Promise.resolve();

/** Loads code that is likely to be needed: after the first view, one part per idle moment. */
export const prefetchWhenIdle = (load: () => Promise<unknown>): void => {
  // With the data saver on, only what is opened is loaded.
  if (savesData()) return;
  queue = queue
    .then(whenIdleAfterFirstView)
    .then(() => withinTime(load(), NEXT_AFTER_MS))
    .catch(ignored);
};
