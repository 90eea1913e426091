import { expect, it } from "vitest";
import { wholeDays } from "./whole-days.ts";

const joined = "\u2060-\u2060";

it.each([
  ["Del 2026-10-24 al 2026-11-22", `Del 2026${joined}10${joined}24 al 2026${joined}11${joined}22`],
  ["Cóbrala antes del 2026-11-29 12:33", `Cóbrala antes del 2026${joined}11${joined}29 12:33`],
  ["SPEI - México", "SPEI - México"],
])("%j can't break within a day", (text, whole) => {
  expect(wholeDays(text)).toBe(whole);
});
