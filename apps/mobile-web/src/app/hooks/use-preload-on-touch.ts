import { useEffect } from "react";
import { findRoute } from "../routes/routes.ts";
import { queryClient, services } from "../services.ts";

const linkUnder = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement && link.origin === window.location.origin ? link : undefined;
};

// A failure here is met again, and shown, when the link is followed.
const ignored = () => undefined;

/** A pointer on its way over a page asks for code alone: the gateway hears of what is pressed. */
const hover = (event: Event) => {
  const link = linkUnder(event);
  if (link) findRoute(link.pathname)?.screen.preload().catch(ignored);
};

const press = (event: Event) => {
  const link = linkUnder(event);
  if (!link) return;
  const { client } = services;
  findRoute(link.pathname)
    ?.screen.begin(new URLSearchParams(link.search), { client, queryClient })
    .catch(ignored);
};

const listeners = [
  ["touchstart", press],
  ["mousedown", press],
  ["mouseover", hover],
  ["focusin", hover],
] as const;

/**
 * Loads a page's code and starts its first call when a finger lands on a link to it, a tenth of a second before the
 * click; a hovering pointer or the focus brings the code.
 */
export const usePreloadOnTouch = (): void => {
  useEffect(() => {
    for (const [name, listener] of listeners) document.addEventListener(name, listener, { passive: true });
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener);
    };
  }, []);
};
