/** What closes an open overlay now; nothing where nothing may. */
type AskOverlay = () => (() => void) | undefined;

/** From the first that was opened to the one on top. */
const overlays = new Set<AskOverlay>();

const watchers = new Set<() => void>();

/** Records an overlay that was just shown. @returns forgets it */
export const addOverlay = (ask: AskOverlay): (() => void) => {
  overlays.add(ask);
  for (const watcher of watchers) watcher();
  return () => void overlays.delete(ask);
};

/**
 * What closes the dialog or drawer on top, as Escape does: for a site whose "back" closes what is open over a page
 * before it leaves the page. Nothing while none is open, or while the one on top is not dismissible or has
 * `closedByBack={false}`.
 */
export const dismissalOfTopOverlay = (): (() => void) | undefined => [...overlays].at(-1)?.();

/**
 * Calls `opened` whenever a dialog or drawer has opened: for a site that then prepares its history, where the browser
 * itself asks nothing that is open to close.
 *
 * @returns ends it
 */
export const watchOverlays = (opened: () => void): (() => void) => {
  watchers.add(opened);
  return () => void watchers.delete(opened);
};
