import { closed } from "./closed.ts";
import { download } from "./download.ts";
import { lowerHome } from "./lower-home.ts";
import { popups } from "./popups.ts";
import { release } from "./release.ts";
import { service } from "./service.ts";

/** English texts of what comes after the first view, around the pages and below home's: the part "deferredShell". */
export const deferredShell = { closed, download, lowerHome, popups, release, service } as const;
