import { NavigationType, useNavigationType } from "react-router";
import { useCloseOnNavigation } from "./use-close-on-navigation.ts";

/**
 * Closes what is open over a page when the player goes back, or on again, with the browser's own buttons. A
 * page that leads elsewhere by itself leaves it open: what it says may be the reason.
 */
export const useCloseOnBack = (open: boolean, onClose: () => void): void => {
  const step = useNavigationType();
  useCloseOnNavigation(open && step === NavigationType.Pop, onClose);
};
