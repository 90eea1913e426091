import { useSyncExternalStore } from "react";
import { hasUnsavedInput } from "../../../shared/release/has-unsaved-input.ts";

const moments = ["input", "change", "focusin", "focusout", "click"] as const;

const subscribe = (changed: () => void) => {
  for (const name of moments) document.addEventListener(name, changed, { passive: true });
  return () => {
    for (const name of moments) document.removeEventListener(name, changed);
  };
};

/** Whether a form on the page holds something typed; looked at whenever the player does something. */
export const useUnsavedInput = (): boolean =>
  useSyncExternalStore(subscribe, () => hasUnsavedInput(document));
