import { isSupported, LEGACY_MARK } from "./browser-floor.ts";

// Must parse in browsers of any age, so it is compiled for older targets than the other entries
// (build/boot-scripts.ts).
if (!isSupported(window)) document.documentElement.setAttribute(LEGACY_MARK, "");
