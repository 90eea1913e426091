import * as groups from "./groups.ts";
import type { Handlers } from "./handler.ts";

/** The answers to all calls of the registry. */
export const handlers: Handlers = groups;
