/** Text helpers: badge, name mask, CSV. */

export * from "./csv.ts";
export * from "./text.ts";
