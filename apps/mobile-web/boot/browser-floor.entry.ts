import { isSupported, LEGACY_MARK } from "./browser-floor.ts";

// Runs in the browsers that it finds: compiled for ones of any age, the other entries are not
// (build/boot-scripts.ts).
if (!isSupported(window)) document.documentElement.setAttribute(LEGACY_MARK, "");
