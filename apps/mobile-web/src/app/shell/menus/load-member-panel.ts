import { preloadable } from "../../preloadable.ts";
import { withTexts } from "../with-texts.ts";

/** The member's panel. */
export const memberPanel = preloadable(withTexts(["menus"], () => import("./member-panel.tsx")));
