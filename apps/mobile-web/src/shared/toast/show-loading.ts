import { hideToast, showToast } from "./toast-store.ts";

/**
 * Says that something is under way, for at most `longest` milliseconds (Spec §9: the times of `limits.toast`).
 * @param after milliseconds to wait before saying it, for what is mostly quick
 * @returns what takes the message away
 */
export const showLoading = (text: string, longest: number, after = 0): (() => void) => {
  let id = 0;
  let timer: ReturnType<typeof setTimeout>;
  const say = () => {
    id = showToast({ kind: "loading", text });
    timer = setTimeout(() => hideToast(id), longest);
  };
  if (after > 0) timer = setTimeout(say, after);
  else say();
  return () => {
    clearTimeout(timer);
    hideToast(id);
  };
};

/** Milliseconds after which a tap wants a sign that it was heard. */
export const SLOW_AFTER_MS = 300;
