import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Closes what is open over a page whenever the site goes to another page, whatever led there, the phone's own
 * "back" too (Spec §4 "every menu navigation closes the side menu").
 */
export const useCloseOnNavigation = (open: boolean, onClose: () => void): void => {
  const { key } = useLocation();
  const seen = useRef(key);
  const close = useEffectEvent(() => {
    if (open) onClose();
  });
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    close();
  }, [key]);
};
