import { useSyncExternalStore } from "react";

const query = "(pointer: fine)";

/** Whether the player points with something as exact as a mouse; false while rendering on a server. */
export const useFinePointer = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );

function subscribe(onChange: () => void): () => void {
  const pointer = matchMedia(query);
  pointer.addEventListener("change", onChange);
  return () => pointer.removeEventListener("change", onChange);
}
