import { useSyncExternalStore } from "react";

/*
 * The browser keeps open modal dialogs in one stack per page (the top layer) and makes the rest inert,
 * without saying which dialog is on top. This mirrors that stack, so that messages can be put where they
 * are seen and announced.
 */
const openDialogs = new Set<HTMLDialogElement>();
const listeners = new Set<() => void>();

/** Tells who listens, and the sheets (overlay.css). */
function notify() {
  document.documentElement.classList.toggle("vo-behind-modal", openDialogs.size > 0);
  for (const listener of listeners) listener();
}

/** Records a dialog that was just shown modally. */
export function pushDialog(dialog: HTMLDialogElement) {
  openDialogs.add(dialog);
  notify();
}

/** Forgets a dialog that was closed, wherever in the stack it is. */
export function removeDialog(dialog: HTMLDialogElement) {
  openDialogs.delete(dialog);
  notify();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The modal dialog on top, or nothing while none is open (and while rendering on a server). */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => [...openDialogs].at(-1),
    () => undefined,
  );
}

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
