import { hideToast, showToast } from "./toast-store.ts";

/**
 * Says that something is under way, for at most `longest` milliseconds (Spec §9).
 * @returns what takes the message away
 */
export const showLoading = (text: string, longest: number): (() => void) => {
  const id = showToast({ kind: "loading", text });
  const timer = setTimeout(() => hideToast(id), longest);
  return () => {
    clearTimeout(timer);
    hideToast(id);
  };
};
