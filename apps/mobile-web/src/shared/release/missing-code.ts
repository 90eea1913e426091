/** Vite's event for code or a style sheet that could not be loaded. */
const EVENT = "vite:preloadError";

let missed = false;
let listener: (() => void) | undefined;

/** Starts listening before the first screen's code is requested; the app subscribes later with `onMissingCode`. */
export const watchMissingCode = (): void => {
  window.addEventListener(EVENT, () => {
    if (listener) listener();
    else missed = true;
  });
};

/** Calls back whenever code could not be loaded, and at once if that happened before. @returns unsubscribes */
export const onMissingCode = (onMissing: () => void): (() => void) => {
  listener = onMissing;
  if (missed) onMissing();
  missed = false;
  return () => {
    listener = undefined;
  };
};
