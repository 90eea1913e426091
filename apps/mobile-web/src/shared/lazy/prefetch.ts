import { useEffect, useState } from "react";
import { savesData } from "../device/browser.ts";
import { withinTime } from "../query/within-time.ts";

// Loading is retried, and its failure shown, when the code is needed.
const ignored = () => undefined;

/** Loads code when the player touches the control that opens it, a tenth of a second before the click. */
export const prefetch = (load: () => Promise<unknown>): void => void load().catch(ignored);

/** Time limit per part, so that one that never loads doesn't block the others. */
const NEXT_AFTER_MS = 15_000;

let queue: Promise<unknown> = Promise.resolve();

/** Loads code that is likely to be needed: after the first view, one part per idle moment. */
export const prefetchWhenIdle = (load: () => Promise<unknown>): void => {
  // With the data saver on, nothing is loaded before it is opened.
  if (savesData()) return;
  queue = queue
    .then(whenIdleAfterFirstView)
    .then(() => withinTime(load(), NEXT_AFTER_MS))
    .catch(ignored);
};

/** Time limit for a browser that is never idle. */
const GIVE_UP_AFTER_MS = 3000;

/** Resolves when the browser is idle. Safari has no idle callback; a short timeout comes close. */
const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === "function")
      requestIdleCallback(() => done(), { timeout: GIVE_UP_AFTER_MS });
    else setTimeout(done, 300);
  });

/** Time limit for the `load` event, which a single picture can delay forever. */
const LOADED_WITHIN_MS = 10_000;

/** Resolves when the page has loaded its first pictures, or takes too long, and the browser is idle. */
export const whenIdleAfterFirstView = async (): Promise<void> => {
  if (document.readyState !== "complete")
    await new Promise((done) => {
      window.addEventListener("load", done, { once: true });
      setTimeout(done, LOADED_WITHIN_MS);
    });
  await whenIdle();
};

/** Whether the first view has loaded and the browser has been idle since. */
export const useFirstViewDone = (): boolean => {
  const [done, setDone] = useState(false);
  useEffect(() => {
    let mounted = true;
    whenIdleAfterFirstView().then(() => {
      if (mounted) setDone(true);
    });
    return () => {
      mounted = false;
    };
  }, []);
  return done;
};
