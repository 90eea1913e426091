/** Closes an overlay; returns null if it can't be closed now. */
type AskOverlay = () => (() => void) | undefined;

/** Open overlays, the topmost last. */
const overlays = new Set<AskOverlay>();

const watchers = new Set<() => void>();

/** Adds an overlay that was just opened. @returns a function that removes it */
export const addOverlay = (ask: AskOverlay): (() => void) => {
  overlays.add(ask);
  for (const watcher of watchers) watcher();
  return () => void overlays.delete(ask);
};

/**
 * Returns a function that closes the topmost dialog or drawer as Escape does, for sites whose back navigation closes
 * overlays first. Undefined if none is open, or if the topmost one is not dismissible or has `closedByBack={false}`.
 */
export const dismissalOfTopOverlay = (): (() => void) | undefined => [...overlays].at(-1)?.();

/**
 * Calls `opened` after a dialog or drawer has opened, for sites that prepare their history because the browser has no
 * close request for back.
 * @returns a function that unsubscribes
 */
export const watchOverlays = (opened: () => void): (() => void) => {
  watchers.add(opened);
  return () => void watchers.delete(opened);
};
