import { useSyncExternalStore } from "react";

/*
 * Browsers stack open modal dialogs in the top layer and make the rest inert, but don't expose which one is on top.
 * This mirrors that stack, so that toasts can be placed where they are visible and announced.
 */
const openDialogs = new Set<HTMLDialogElement>();
const listeners = new Set<() => void>();

/** Notifies subscribers and the style sheet (overlay.css). */
function notify() {
  document.documentElement.classList.toggle("vo-behind-modal", openDialogs.size > 0);
  for (const listener of listeners) listener();
}

/** Adds a dialog that was just shown modally. */
export function pushDialog(dialog: HTMLDialogElement) {
  openDialogs.add(dialog);
  notify();
}

/** Removes a closed dialog, wherever it is in the stack. */
export function removeDialog(dialog: HTMLDialogElement) {
  openDialogs.delete(dialog);
  notify();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The topmost modal dialog, or null if none is open and during server rendering. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => [...openDialogs].at(-1),
    () => undefined,
  );
}
