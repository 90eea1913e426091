import { type MouseEvent, useCallback } from "react";
import { useNavigate } from "react-router";

/** Whether the browser should handle a click, e.g. to open a new tab. */
export const hasModifier = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Click handler that navigates without a reload; `replace` replaces the current entry, so that "back" skips it. */
export const useLinkNavigation = ({
  replace = false,
} = {}): ((event: MouseEvent<HTMLAnchorElement>) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const { origin, pathname, search, hash } = event.currentTarget;
      if (origin !== window.location.origin || hasModifier(event)) return;
      event.preventDefault();
      void navigate(pathname + search + hash, { replace });
    },
    [navigate, replace],
  );
};
