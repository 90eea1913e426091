import { limits } from "@volado/config";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/**
 * Milliseconds that messages stay (Spec §9 "Toasts"): by kind, unless a message is briefer or longer to read. What is
 * loading is taken away by `showLoading`.
 */
export const toastStay = {
  success: limits.toast.longSuccess,
  info: limits.toast.short,
  error: limits.toast.long,
  /** A success of a word or two. */
  brief: limits.toast.success,
  /** A success that is a sentence to read. */
  read: limits.toast.short,
} as const;

/** One message over the page, already in the player's language. */
export interface ToastMessage {
  /** "loading" stays until the next message or `hideToast`: show it by `showLoading`. */
  readonly kind: "info" | "success" | "error" | "loading";
  readonly text: string;
  /** How long it stays, where that is not its kind's time. */
  readonly stay?: keyof typeof toastStay;
}

/** The message on show; `id` tells equal messages apart. */
export interface ShownToast extends ToastMessage {
  readonly id: number;
}

const store = createStore<{ readonly current: ShownToast | undefined }>(() => ({ current: undefined }));
let lastId = 0;

/** Shows a message; it takes the place of the one before. @returns its id */
export const showToast = (message: ToastMessage): number => {
  lastId += 1;
  store.setState({ current: { ...message, id: lastId } });
  return lastId;
};

/** Takes a message away, unless another has taken its place. */
export const hideToast = (id: number): void => {
  if (store.getState().current?.id === id) store.setState({ current: undefined });
};

/** The message on show. */
export const useToast = (): ShownToast | undefined => useStore(store, (state) => state.current);
