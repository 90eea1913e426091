import { useEffect } from "react";
import { prefetch } from "../../shared/lazy/prefetch.ts";
import { findRoute } from "../routes/routes.ts";
import { queryClient, services } from "../services.ts";

const linkUnder = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement && link.origin === window.location.origin ? link : undefined;
};

/** A hovering pointer only loads code: the gateway is called once a link is pressed. */
const hover = (event: Event) => {
  const link = linkUnder(event);
  const screen = link && findRoute(link.pathname)?.screen;
  if (screen) prefetch(screen.preload);
};

const press = (event: Event) => {
  const link = linkUnder(event);
  const screen = link && findRoute(link.pathname)?.screen;
  if (!screen) return;
  const { client } = services;
  prefetch(() => screen.begin(new URLSearchParams(link.search), { client, queryClient }));
};

const listeners = [
  ["touchstart", press],
  ["mousedown", press],
  ["mouseover", hover],
  ["focusin", hover],
] as const;

/**
 * Loads a page's code and starts its first call when a finger touches a link to it, a tenth of a second before the
 * click; hover and focus only load the code.
 */
export const usePreloadOnTouch = (): void => {
  useEffect(() => {
    for (const [name, listener] of listeners) document.addEventListener(name, listener, { passive: true });
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener);
    };
  }, []);
};
