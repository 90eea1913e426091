import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../calendar/durations.ts";
import { periodDays, periodInstants, rangeProblem } from "./period.ts";
import { recordFilterFromSearch, searchFromRecordFilter } from "./records.ts";

const read = (query: string) => recordFilterFromSearch(new URLSearchParams(query));

describe("the filter in an address", () => {
  it.each([
    "types=A",
    "types=W",
    "types=G&status=pending",
    "types=D&status=rejected&days=7",
    "types=B&from=2026-10-01&to=2026-10-31",
    "types=O&days=1",
    "types=A&from=2000-01-01&to=2030-12-31",
    "types=A&period=last-week",
  ])("%s survives the round trip", (query) => {
    expect(new URLSearchParams(searchFromRecordFilter(read(query))).toString()).toBe(query);
  });

  it.each([
    "",
    "types=Z&status=lost&days=5",
    "from=2026-10-31&to=2026-10-01",
    "from=2026-02-30&to=2026-03-01",
    "from=1999-12-31&to=2026-01-01",
    "from=2026-01-01&to=2031-01-01",
    "from=2026-01-01",
    "from=yesterday&to=today",
    "period=tomorrow",
  ])("%j means everything of thirty days", (query) => {
    expect(read(query)).toEqual({ type: "A", state: undefined, period: { type: "days", days: 30 } });
  });
});

describe("a period", () => {
  const today = "2026-11-22";

  it.each([
    [1, "2026-11-22"],
    [7, "2026-11-16"],
    [30, "2026-10-24"],
    [90, "2026-08-25"],
  ] as const)("of %d days begins on %s, including today", (days, from) => {
    expect(periodDays({ type: "days", days }, today)).toEqual({ from, to: today });
  });

  it.each([
    // A Monday, a Sunday, a 1st, a leap day's month, and a day in the first week of a year.
    ["2026-11-23", "yesterday", "2026-11-22", "2026-11-22"],
    ["2026-11-23", "this-week", "2026-11-23", "2026-11-23"],
    ["2026-11-23", "last-week", "2026-11-16", "2026-11-22"],
    ["2026-11-22", "this-week", "2026-11-16", "2026-11-22"],
    ["2026-11-22", "last-week", "2026-11-09", "2026-11-15"],
    ["2026-11-22", "this-month", "2026-11-01", "2026-11-22"],
    ["2026-12-01", "this-month", "2026-12-01", "2026-12-01"],
    ["2026-12-01", "last-month", "2026-11-01", "2026-11-30"],
    ["2024-03-31", "last-month", "2024-02-01", "2024-02-29"],
    ["2027-01-01", "last-week", "2026-12-21", "2026-12-27"],
    ["2027-01-01", "last-month", "2026-12-01", "2026-12-31"],
  ] as const)("on %s, %s is %s to %s", (day, name, from, to) => {
    expect(periodDays({ type: "named", name }, day)).toEqual({ from, to });
  });

  it("lasts from midnight of its first day to midnight after its last, in the merchant's time zone", () => {
    const period = { type: "range", from: "2026-10-31", to: "2026-11-01" } as const;
    expect(
      periodInstants(period, today, (at) => new Date(at - 6 * HOUR_MS).toISOString().slice(0, 10)),
    ).toEqual({
      from: Date.UTC(2026, 9, 31, 6),
      to: Date.UTC(2026, 10, 2, 6),
    });
  });

  it.each([
    ["2026-10-01", "2026-10-01", undefined],
    ["2026-10-02", "2026-10-01", "order"],
    ["", "2026-10-01", "day"],
    ["2026-10-01", "2031-01-01", "day"],
    ["1999-12-31", "2026-10-01", "day"],
  ])("typed as %s to %s: %s", (from, to, problem) => {
    expect(rangeProblem(from, to)).toBe(problem);
  });
});
