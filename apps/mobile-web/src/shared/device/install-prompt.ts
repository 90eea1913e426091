import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** The `beforeinstallprompt` event of Chromium. */
interface InstallPrompt {
  readonly prompt: () => unknown;
}

const isPrompt = (event: Event): event is Event & InstallPrompt =>
  "prompt" in event && typeof event.prompt === "function";

const store = createStore<{ readonly offered: InstallPrompt | undefined }>(() => ({ offered: undefined }));

/** Stores the browser's install prompt until the site is installed. The browser fires it once and early. */
export const storeInstallPrompt = (): void => {
  window.addEventListener("beforeinstallprompt", (event) => {
    if (isPrompt(event)) store.setState({ offered: event });
  });
  window.addEventListener("appinstalled", () => store.setState({ offered: undefined }));
};

/** Opens the browser's install prompt; undefined if there is none. A prompt can be used once. */
export const useInstallPrompt = (): (() => void) | undefined => {
  const offered = useStore(store, (state) => state.offered);
  return (
    offered &&
    (() => {
      store.setState({ offered: undefined });
      void offered.prompt();
    })
  );
};
