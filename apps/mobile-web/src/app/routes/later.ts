import type { ScreenModule } from "./lazy-screen.tsx";
import type { ScreenProps } from "./screens.ts";

/** Asks for the list that says where the screens' code is. Rejects when it can't be had; asking again tries again. */
export const loadScreens = () => import("./screens.ts");

/** Loads the code of a screen of that list, for `lazyScreen`. */
export const later =
  <Name extends keyof ScreenProps>(name: Name) =>
  async (): Promise<ScreenModule<ScreenProps[Name]>> =>
    (await loadScreens()).screens[name]();
