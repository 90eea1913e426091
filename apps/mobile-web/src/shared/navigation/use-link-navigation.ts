import { type MouseEvent, useCallback } from "react";
import { useNavigate } from "react-router";

/** What the kit's links call on a plain click: goes to the link's own address without loading the page anew. */
export const useLinkNavigation = (): ((event: MouseEvent<HTMLAnchorElement>) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const { origin, pathname, search, hash } = event.currentTarget;
      if (origin !== window.location.origin) return;
      event.preventDefault();
      void navigate(pathname + search + hash);
    },
    [navigate],
  );
};
