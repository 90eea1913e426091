import { preloadable } from "../../preloadable.ts";
import { withTexts } from "../with-texts.ts";

/** The side menu. */
export const sideMenu = preloadable(withTexts(["menus", "around"], () => import("./side-menu.tsx")));
