import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** One message over the page, already in the player's language. */
export interface ToastMessage {
  readonly kind: "info" | "success" | "error";
  readonly text: string;
}

/** The message on show; `id` tells equal messages apart. */
export interface ShownToast extends ToastMessage {
  readonly id: number;
}

const store = createStore<{ readonly current: ShownToast | undefined }>(() => ({ current: undefined }));
let lastId = 0;

/** Shows a message; it takes the place of the one before. */
export const showToast = (message: ToastMessage): void => {
  lastId += 1;
  store.setState({ current: { ...message, id: lastId } });
};

/** Takes the message away. */
export const hideToast = (): void => store.setState({ current: undefined });

/** The message on show. */
export const useToast = (): ShownToast | undefined => useStore(store, (state) => state.current);
