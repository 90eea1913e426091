/** Small rules of shown text: badge, mask, part of the day, CSV. */

export * from "./csv.ts";
export * from "./text.ts";
