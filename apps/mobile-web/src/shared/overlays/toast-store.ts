import { limits } from "@volado/config";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Display times in milliseconds (Spec §9 "Toasts"), by kind or by `stay`. `showLoading` hides loading toasts. */
export const toastStay = {
  success: limits.toast.longSuccess,
  info: limits.toast.short,
  error: limits.toast.long,
  /** A success message of a word or two. */
  brief: limits.toast.success,
  /** A success message that is a whole sentence. */
  read: limits.toast.short,
} as const;

/** A translated message over the page. */
export interface ToastMessage {
  /** "loading" is shown until the next message or `hideToast`: use `showLoading`. */
  readonly kind: "info" | "success" | "error" | "loading";
  readonly text: string;
  /** Overrides the display time of its kind. */
  readonly stay?: keyof typeof toastStay;
}

/** The current toast; `id` distinguishes equal messages. */
export interface ShownToast extends ToastMessage {
  readonly id: number;
}

const store = createStore<{ readonly current: ShownToast | undefined }>(() => ({ current: undefined }));
let lastId = 0;

/** Replaces the current toast. @returns the new toast's id */
export const showToast = (message: ToastMessage): number => {
  lastId += 1;
  store.setState({ current: { ...message, id: lastId } });
  return lastId;
};

/** Hides a toast, unless another has replaced it. */
export const hideToast = (id: number): void => {
  if (store.getState().current?.id === id) store.setState({ current: undefined });
};

/** The current toast. */
export const useToast = (): ShownToast | undefined => useStore(store, (state) => state.current);

/**
 * Shows a loading toast for at most `longest` milliseconds (Spec §9: the times of `limits.toast`).
 * @param after delay in milliseconds, for tasks that are usually fast
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
