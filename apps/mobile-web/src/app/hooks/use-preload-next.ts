import { useEffect } from "react";
import { prefetchWhenIdle } from "../../shared/lazy/prefetch.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { findRoute } from "../routes/routes.ts";
import { LazyMemberPanel } from "../shell/menus/lazy-member-panel.ts";
import { LazySideMenu } from "../shell/menus/lazy-side-menu.ts";

/**
 * Preloads what most players open next: the menus, and the games behind nearly every link. A style sheet that loads
 * on a tap would lay the whole page out again before the tap is handled.
 * @param wanted false where no menu leads on, as on forms and in games: those pages load only what they need
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
