import { savesData } from "../device/network.ts";
import { withinTime } from "../waiting/within-time.ts";
import { whenIdleAfterFirstView } from "./when-idle.ts";

// What can't be had now is asked for again, and its failure shown, when it is wanted.
const ignored = () => undefined;

/** Asks for code on the first touch of what opens it, a tenth of a second before the click. */
export const prefetch = (load: () => Promise<unknown>): void => void load().catch(ignored);

/** Milliseconds after which code that never comes holds up the other parts no longer. */
const NEXT_AFTER_MS = 15_000;

let queue: Promise<unknown> = Promise.resolve();

/** Asks for code that is likely to be wanted: after the page's first view, one part in each idle moment. */
export const prefetchWhenIdle = (load: () => Promise<unknown>): void => {
  // Who asks the browser to save data pays for what is opened alone.
  if (savesData()) return;
  queue = queue
    .then(whenIdleAfterFirstView)
    .then(() => withinTime(load(), NEXT_AFTER_MS))
    .catch(ignored);
};
