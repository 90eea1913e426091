import { expect, test } from "vitest";
import { createTexts } from "../create-texts.ts";
import { formatMonth, weekdayNames } from "./calendar.ts";

test.each([
  ["2026-11", "ES", "noviembre de 2026"],
  ["2027-01", "EN", "January 2027"],
] as const)("%s in %s is %s", (month, language, text) => {
  expect(formatMonth(month, language)).toBe(text);
});

test.each([
  ["ES", 1, "lunes", "domingo"],
  ["EN", 0, "Sunday", "Saturday"],
] as const)("the week in %s from %i on goes from %s to %s", (language, first, from, to) => {
  const names = weekdayNames(language, first);
  expect([names[0]?.long, names[6]?.long]).toEqual([from, to]);
  expect(names.map(({ short }) => short.length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

test("weekday letters are upper case even where the locale has lower case", () => {
  createTexts({ brand: "Verbena", locales: { ES: "es-CO" } });
  expect(weekdayNames("ES", 1).map(({ short }) => short)).toEqual(["L", "M", "M", "J", "V", "S", "D"]);
  createTexts({ brand: "Volado" });
});
