import { auth } from "./auth.ts";
import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { games } from "./games.ts";
import { home } from "./home.ts";
import { legal } from "./legal.ts";
import { shell } from "./shell.ts";

/** All English texts, loaded on demand. */
export const en = { common, errors, shell, auth, home, games, legal } as const;
