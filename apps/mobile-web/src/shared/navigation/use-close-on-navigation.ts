import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { keyInHistory } from "./history-entry.ts";

/**
 * Closes what is open over a page whenever the site goes to another page, whatever led there, the phone's own
 * "back" too (Spec §4 "every menu navigation closes the side menu"). A step that was taken before it was opened, and
 * that a slow phone draws only now, leaves it open.
 */
export const useCloseOnNavigation = (open: boolean, onClose: () => void): void => {
  const { key } = useLocation();
  const seen = useRef(key);
  /** The page that it was opened on: the address is there before the page is drawn. */
  const openedOn = useRef<string>(undefined);
  const close = useEffectEvent(() => {
    if (open && key !== openedOn.current) onClose();
  });
  useEffect(() => {
    openedOn.current = open ? keyInHistory() : undefined;
  }, [open]);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    close();
  }, [key]);
};
