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
