import { useEffect } from "react";
import { findRoute } from "./routes/routes.ts";

const preload = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
  // A failure here is met again, and shown, when the link is followed.
  findRoute(link.pathname)
    ?.screen.preload()
    .catch(() => undefined);
};

/** Loads a page's code when a finger or pointer lands on a link to it, a tenth of a second before the click. */
export const usePreloadOnTouch = (): void => {
  useEffect(() => {
    const events = ["touchstart", "mouseover", "focusin"] as const;
    for (const name of events) document.addEventListener(name, preload, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, preload);
    };
  }, []);
};
