import { useEffect, useState } from "react";

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

/** Whether the first view is loaded and the browser has been idle since. */
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
