/** Small rules of shown text: badge, mask, part of the day, CSV. */

export { badgeText } from "./badge.ts";
export type { CsvCell } from "./csv.ts";
export { csvOf } from "./csv.ts";
export type { DayPart } from "./greeting.ts";
export { dayPart } from "./greeting.ts";
export { maskName } from "./mask-name.ts";
