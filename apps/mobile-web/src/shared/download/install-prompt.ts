import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** What some browsers hand out when they could install the site: asking by it is the player's tap away. */
interface InstallPrompt {
  readonly prompt: () => unknown;
}

const isPrompt = (event: Event): event is Event & InstallPrompt =>
  "prompt" in event && typeof event.prompt === "function";

const store = createStore<{ readonly offered: InstallPrompt | undefined }>(() => ({ offered: undefined }));

/** Keeps the browser's offer, which comes once and early; it goes when the site has been installed. */
export const storeInstallPrompt = (): void => {
  window.addEventListener("beforeinstallprompt", (event) => {
    if (isPrompt(event)) store.setState({ offered: event });
  });
  window.addEventListener("appinstalled", () => store.setState({ offered: undefined }));
};

/** Asks the browser to install the site by one tap; undefined where it can't. An offer holds for one question. */
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
