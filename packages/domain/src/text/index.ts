/** Text helpers: badge, name mask, part of the day, CSV. */

export * from "./csv.ts";
export * from "./text.ts";
