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

/** Whether there is a network, as the browser believes; what the gateway answers proves the browser wrong. */
export const useOnline = (): boolean => {
  const heard = useReportedOffline();
  const believed = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return believed || heard;
};
