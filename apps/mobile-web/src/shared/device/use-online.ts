import { useSyncExternalStore } from "react";
import { useReportedOffline } from "../offline/gateway-reachability.ts";

const subscribe = (changed: () => void) => {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
};

/**
 * Whether there is a network according to the browser, or the gateway answered although the browser says there is
 * none.
 */
export const useOnline = (): boolean => {
  const answered = useReportedOffline();
  const browserOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return browserOnline || answered;
};
