import { useEffect } from "react";
import { whenIdle } from "../../shared/idle/when-idle.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { loadScreens } from "../routes/later.ts";
import { findRoute } from "../routes/routes.ts";
import { memberPanel } from "../shell/menus/load-member-panel.ts";
import { sideMenu } from "../shell/menus/load-side-menu.ts";

/** Who asks the browser to save data pays for what is opened alone. */
const savesData = (): boolean =>
  "connection" in navigator && Reflect.get(Object(navigator.connection), "saveData") === true;

const preloadNext = async (signedIn: boolean): Promise<void> => {
  const parts = [
    { preload: loadScreens },
    sideMenu,
    ...(signedIn ? [memberPanel] : []),
    findRoute(paths.slots.to())?.screen,
  ];
  for (const part of parts) {
    await whenIdle();
    await part?.preload();
  }
};

/**
 * Loads what most players open next, one part in each idle moment: the list that leads to every screen, the
 * menus, and the games behind nearly every link. A style sheet that comes with a tap lays the whole page out
 * anew before the tap is answered; here nobody waits for it.
 *
 * @param wanted false where no menu leads on, as on forms and in games: what the page itself needs is all it loads
 */
export const usePreloadNext = (wanted: boolean, signedIn: boolean): void => {
  useEffect(() => {
    // What can't be had now is asked for again by the tap.
    if (wanted && !savesData()) preloadNext(signedIn).catch(() => undefined);
  }, [wanted, signedIn]);
};
