import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { games } from "./games.ts";
import { home } from "./home.ts";
import { legal } from "./legal.ts";
import { shell } from "./shell.ts";

export { legacy } from "./legacy.ts";
export { unreachable } from "./unreachable.ts";

/** The English texts that every page may need, loaded on demand; the rest is in parts of their own (parts.ts). */
export const en = { common, errors, shell, home, games, legal } as const;
