import { type MouseEvent, useCallback } from "react";
import { useNavigate } from "react-router";

/** A click that asks the browser for something else than following the link here. */
const wantsMore = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** What links call on a click: goes to the link's own address without loading the page anew. */
export const useLinkNavigation = (): ((event: MouseEvent<HTMLAnchorElement>) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const { origin, pathname, search, hash } = event.currentTarget;
      if (origin !== window.location.origin || wantsMore(event)) return;
      event.preventDefault();
      void navigate(pathname + search + hash);
    },
    [navigate],
  );
};
