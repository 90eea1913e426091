import { type MouseEvent, useCallback } from "react";
import { useNavigate } from "react-router";

/** A click that asks the browser for something else than following the link here. */
export const wantsMore = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * What links call on a click: goes to the link's own address without loading the page anew; with `replace` in
 * the place of the present one, so that going back doesn't lead through it.
 */
export const useLinkNavigation = ({
  replace = false,
} = {}): ((event: MouseEvent<HTMLAnchorElement>) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const { origin, pathname, search, hash } = event.currentTarget;
      if (origin !== window.location.origin || wantsMore(event)) return;
      event.preventDefault();
      void navigate(pathname + search + hash, { replace });
    },
    [navigate, replace],
  );
};
