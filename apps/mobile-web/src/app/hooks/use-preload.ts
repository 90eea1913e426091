import { useEffect } from "react";
import { prefetch, prefetchWhenIdle } from "../../shared/lazy/prefetch.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { findRoute } from "../routes/routes.ts";
import { queryClient, services } from "../services.ts";
import { LazyMemberPanel } from "../shell/menus/lazy-member-panel.ts";
import { LazySideMenu } from "../shell/menus/lazy-menus.ts";

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

/**
 * Preloads the pages that most players open next: the menus, and the games behind nearly every link. A style sheet that
 * loads on a tap would lay out the whole page again before the tap is handled.
 * @param wanted false on pages without menus, such as forms and games: those load only their own files
 */
export const usePreloadNext = (wanted: boolean, signedIn: boolean): void => {
  useEffect(() => {
    if (!wanted) return;
    prefetchWhenIdle(LazySideMenu.preload);
    if (signedIn) prefetchWhenIdle(LazyMemberPanel.preload);
    const list = findRoute(paths.slots.to())?.screen;
    if (list) prefetchWhenIdle(list.preload);
  }, [wanted, signedIn]);
};
