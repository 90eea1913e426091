import { HOUR_MS } from "@volado/domain/calendar";
import { describe, expect, it } from "vitest";
import { createDayClock } from "./day-clock.ts";

const at = Date.parse("2026-11-23T05:30:00Z");

describe("the merchant's clock", () => {
  it.each([
    ["America/Mexico_City", "2026-11-22", -6],
    ["America/Lima", "2026-11-23", -5],
    ["America/Bogota", "2026-11-23", -5],
    ["Asia/Kolkata", "2026-11-23", 5.5],
    ["Pacific/Kiritimati", "2026-11-23", 14],
    ["Pacific/Pago_Pago", "2026-11-22", -11],
  ])("of %s says %s, %d hours from UTC", (zone, day, hours) => {
    const clock = createDayClock(zone);
    expect(clock.day(at)).toBe(day);
    expect(clock.local(at) - at).toBe(hours * HOUR_MS);
    expect(clock.instantOf(clock.local(at))).toBe(at);
    expect(clock.startOf(day)).toBe(Date.parse(`${day}T00:00:00Z`) - hours * HOUR_MS);
    expect(clock.day(clock.startOf(day) - 1) < day).toBe(true);
  });

  it("keeps summer time where there is one", () => {
    const clock = createDayClock("America/Santiago");
    const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);
    expect(clock.local(noon("2026-07-01")) - noon("2026-07-01")).toBe(-4 * HOUR_MS);
    expect(clock.local(noon("2026-12-01")) - noon("2026-12-01")).toBe(-3 * HOUR_MS);
    for (const day of ["2026-04-04", "2026-04-05", "2026-09-06", "2026-09-07"])
      expect(clock.day(clock.instantOf(noon(day)))).toBe(day);
  });

  it("gives the same answers however often it is asked", () => {
    const clock = createDayClock("America/Lima");
    for (let quarter = 0; quarter < 5_000; quarter += 1) clock.local(quarter * 15 * 60_000);
    expect(clock.local(at) - at).toBe(-5 * HOUR_MS);
  });
});
