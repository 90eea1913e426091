import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { games } from "./games.ts";
import { home } from "./home.ts";
import { legal } from "./legal.ts";
import { shell } from "./shell.ts";

export { legacy } from "./legacy.ts";
export { unreachable } from "./unreachable.ts";

/** The Spanish texts of the first load; what only some screens need is in a part of its own (parts.ts). */
export const es = { common, errors, shell, home, games, legal } as const;
