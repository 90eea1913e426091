import * as groups from "./groups.ts";
import type { Handlers } from "./handler.ts";

export const handlers: Handlers = groups;
