import type { Route } from "./route.ts";

/** Game lists, vendor centres and what belongs to playing (Spec §2 "Games"). */
export const gameRoutes: readonly Route[] = [];
