import { useEffect, useState } from "react";

/** Milliseconds after which a browser that never rests is no longer waited for. */
const GIVE_UP_AFTER_MS = 3000;

/**
 * Resolves when the browser has nothing to do. Safari can't tell; a task of its own, a moment later, comes near
 * enough.
 */
const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === "function")
      requestIdleCallback(() => done(), { timeout: GIVE_UP_AFTER_MS });
    else setTimeout(done, 300);
  });

/** Milliseconds the page's `load` is waited for: one picture that never answers holds it up for ever. */
const LOADED_WITHIN_MS = 10_000;

/** Resolves when the page's first pictures are there, or are long in coming, and the browser has nothing to do. */
export const whenIdleAfterFirstView = async (): Promise<void> => {
  if (document.readyState !== "complete")
    await new Promise((done) => {
      window.addEventListener("load", done, { once: true });
      setTimeout(done, LOADED_WITHIN_MS);
    });
  await whenIdle();
};

/** Whether the page's first pictures are there and the browser has had a moment with nothing to do. */
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
