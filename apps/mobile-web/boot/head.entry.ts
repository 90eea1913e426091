import { bootPage } from "./boot-page.ts";
import { LEGACY_MARK } from "./browser-floor.ts";

if (!document.documentElement.hasAttribute(LEGACY_MARK)) bootPage();
