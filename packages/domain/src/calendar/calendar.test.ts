import { describe, expect, test } from "vitest";
import { isCalendarDay, monthWeeks, nextDay, nextMonth, startOfDay } from "./calendar.ts";

test.each([
  ["2026-11-22", true],
  ["2000-02-29", true],
  ["2001-02-29", false],
  ["2026-11-31", false],
  ["2026-00-10", false],
  ["2026-13-01", false],
  ["2026-1-2", false],
  ["01/02/2000", false],
  ["2026-11-22T00:00:00", false],
  [" 2026-11-22", false],
  ["today", false],
  ["", false],
])("%j is a calendar day: %s", (text, isOne) => {
  expect(isCalendarDay(text)).toBe(isOne);
});

describe("calendar days", () => {
  test.each([
    ["2026-11-22", 1, "2026-11-23"],
    ["2026-11-30", 1, "2026-12-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-03-01", -1, "2027-02-28"],
  ])("%s and %i is %s", (day, days, expected) => {
    expect(nextDay(day, days)).toBe(expected);
  });

  test.each([
    ["2026-12", 1, "2027-01"],
    ["2027-01", -1, "2026-12"],
    ["2026-11", 0, "2026-11"],
  ])("month %s and %i is %s", (month, months, expected) => {
    expect(nextMonth(month, months)).toBe(expected);
  });

  test("form whole weeks", () => {
    const november = monthWeeks("2026-11", 1);
    expect(november).toHaveLength(6);
    expect(november.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    // The first is a Sunday.
    expect(november[0]?.[6]).toBe("2026-11-01");
    expect(november.flat().filter((day) => day !== undefined)).toHaveLength(30);
    expect(monthWeeks("2026-02", 0)).toHaveLength(4);
  });

  test.each([
    ["America/Mexico_City", "2026-11-22", "2026-11-22T06:00:00Z"],
    ["Asia/Tokyo", "2026-11-22", "2026-11-21T15:00:00Z"],
    // Clocks there go from 00:00 to 01:00 on this day.
    ["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00Z"],
  ])("begin in %s on %s at %s", (timeZone, day, instant) => {
    const format = new Intl.DateTimeFormat("sv-SE", { timeZone });
    expect(startOfDay(day, (at) => format.format(at))).toBe(Date.parse(instant));
  });
});
