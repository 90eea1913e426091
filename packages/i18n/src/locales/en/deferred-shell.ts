import { closed } from "./closed.ts";
import { download } from "./download.ts";
import { popups } from "./popups.ts";
import { release } from "./release.ts";
import { service } from "./service.ts";

/** English texts of what stands around the pages after the first view: the part "deferredShell". */
export const deferredShell = { closed, download, popups, release, service } as const;
