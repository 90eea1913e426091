import { describe, expect, it } from "vitest";
import { type PayPeriod, periodsEnded } from "./pay-periods.ts";

/** Mexico City, six hours behind UTC all year. */
const dayAt = (instant: number) => new Date(instant - 6 * 3_600_000).toISOString().slice(0, 10);
const at = (local: string) => Date.parse(`${local}-06:00`);

describe("periods that have ended", () => {
  it.each<[PayPeriod, string, string, readonly (readonly [string, string])[]]>([
    [
      "hour",
      "2026-11-29T10:20",
      "2026-11-29T12:10",
      [
        ["2026-11-29T10:00", "2026-11-29T11:00"],
        ["2026-11-29T11:00", "2026-11-29T12:00"],
      ],
    ],
    ["day", "2026-11-29T00:00", "2026-11-30T00:00", [["2026-11-29T00:00", "2026-11-30T00:00"]]],
    // 29 November 2026 is a Sunday.
    ["week", "2026-11-29T23:59", "2026-12-06T23:59", [["2026-11-23T00:00", "2026-11-30T00:00"]]],
    [
      "half-month",
      "2027-02-10T12:00",
      "2027-03-01T00:00",
      [
        ["2027-02-01T00:00", "2027-02-16T00:00"],
        ["2027-02-16T00:00", "2027-03-01T00:00"],
      ],
    ],
    ["month", "2026-12-31T12:00", "2027-01-31T23:59", [["2026-12-01T00:00", "2027-01-01T00:00"]]],
    ["week", "2026-11-30T00:00", "2026-12-06T23:59", []],
  ])("%s from %s until %s", (period, after, until, spans) => {
    const expected = spans.map(([from, to]) => ({ from: at(from), to: at(to) }));
    expect(periodsEnded(period, { after: at(after), until: at(until) }, dayAt)).toEqual(expected);
  });

  it("returns each period once over consecutive calls", () => {
    const [start, middle, end] = [at("2026-10-03T05:00"), at("2026-11-01T00:00"), at("2027-01-20T17:00")];
    for (const period of ["day", "week", "half-month", "month"] as const) {
      const whole = periodsEnded(period, { after: start, until: end }, dayAt);
      const parts = [
        ...periodsEnded(period, { after: start, until: middle }, dayAt),
        ...periodsEnded(period, { after: middle, until: end }, dayAt),
      ];
      expect(parts).toEqual(whole);
    }
  });
});
