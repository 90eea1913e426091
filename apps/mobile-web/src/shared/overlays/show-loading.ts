import { hideToast, showToast } from "./toast-store.ts";

/**
 * Shows a loading toast for at most `longest` milliseconds (Spec §9: the times of `limits.toast`).
 * @param after delay in milliseconds, for tasks that are usually quick
 * @returns hides the toast
 */
export const showLoading = (text: string, longest: number, after = 0): (() => void) => {
  let id = 0;
  let timer: ReturnType<typeof setTimeout>;
  const show = () => {
    id = showToast({ kind: "loading", text });
    timer = setTimeout(() => hideToast(id), longest);
  };
  if (after > 0) timer = setTimeout(show, after);
  else show();
  return () => {
    clearTimeout(timer);
    hideToast(id);
  };
};

/** Milliseconds after which a tap needs visible feedback. */
export const SLOW_AFTER_MS = 300;
