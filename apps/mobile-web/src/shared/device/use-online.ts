import { useSyncExternalStore } from "react";
import { useReportedOffline } from "../release/gateway-reachability.ts";

const subscribe = (changed: () => void) => {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
};

/** Whether the browser reports a network, or the gateway answered although the browser reports none. */
export const useOnline = (): boolean => {
  const answered = useReportedOffline();
  const browserOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return browserOnline || answered;
};
