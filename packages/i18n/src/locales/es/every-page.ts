import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { games } from "./games.ts";
import { home } from "./home.ts";
import { legal } from "./legal.ts";
import { shell } from "./shell.ts";

/** The Spanish texts that every page may need; the rest comes in parts (index.ts). */
export const everyPage = { common, errors, shell, home, games, legal } as const;
