import { useCallback, useSyncExternalStore } from "react";
import { listen } from "../events/listen.ts";

/** Whether the device matches a media query, followed as that changes; `onServer` while there is no device. */
export function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => listen(matchMedia(query), { change: onChange }),
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}

/** Whether the player asked their device for less motion, followed as they change it. On a server: yes. */
export const useReducedMotion = (): boolean => useMedia("(prefers-reduced-motion: reduce)", true);
