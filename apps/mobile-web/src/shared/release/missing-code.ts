/** The bundler's event for a piece of code, or a sheet of it, that could not be had. */
const EVENT = "vite:preloadError";

let missed = false;
let told: (() => void) | undefined;

/**
 * Notices code that can't be had from now on: the first screen's is asked for before the app is drawn, and listens.
 */
export const watchMissingCode = (): void => {
  window.addEventListener(EVENT, () => {
    if (told) told();
    else missed = true;
  });
};

/**
 * Calls back whenever code of this page could not be had, at once where that was before.
 *
 * @returns the end of it
 */
export const onMissingCode = (tell: () => void): (() => void) => {
  told = tell;
  if (missed) tell();
  missed = false;
  return () => {
    told = undefined;
  };
};
