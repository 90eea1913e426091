import { HOUR_MS } from "@volado/domain/calendar";
import { describe, expect, it } from "vitest";
import { createDayClock } from "../brand/day-clock.ts";
import { nextDraw, pastDraws } from "./draws.ts";

/** In Lima and Bogota half past midnight of the 23rd, in Mexico City half past eleven of the 22nd, a Sunday. */
const now = Date.parse("2026-11-23T05:30:00Z");

const zones = {
  Mexico: createDayClock("America/Mexico_City"),
  Lima: createDayClock("America/Lima"),
  Kolkata: createDayClock("Asia/Kolkata"),
};

describe("draws by the merchant's clock", () => {
  it.each([
    ["Mexico", "Sorteo Diario", "2026-11-24T03:00Z", "20261123-001"],
    ["Lima", "Sorteo Diario", "2026-11-24T02:00Z", "20261123-001"],
    ["Kolkata", "Sorteo Diario", "2026-11-23T15:30Z", "20261123-001"],
    ["Lima", "Chispa Doble", "2026-11-23T11:00Z", "20261123-002"],
    ["Lima", "Trébol Estelar", "2026-11-23T13:00Z", "20261123-001"],
    ["Lima", "Sorteo Semanal", "2026-11-30T01:00Z", "20261129-001"],
    ["Mexico", "Keno Real", "2026-11-23T06:00Z", "20261123-001"],
    ["Lima", "Keno Turbo", "2026-11-23T05:31Z", "20261123-032"],
    ["Mexico", "Keno Turbo", "2026-11-23T05:31Z", "20261122-1412"],
    // The cities of Vietnam draw in their own time zone, and are numbered by the merchant's day.
    ["Mexico", "Bolita Hanói", "2026-11-23T11:15Z", "20261123-001"],
    ["Lima", "Loto Saigón", "2026-11-23T09:15Z", "20261123-001"],
  ] as const)("of %s: %s comes next at %s as %s", (place, name, at, drawNo) => {
    const draw = nextDraw({ name }, now, zones[place]);
    expect([draw.drawTime, draw.drawNo]).toEqual([Date.parse(at), drawNo]);
    expect(draw.closeTime).toBeLessThan(draw.drawTime);
  });

  it("are one round apart, with the same numbers at any time of the request", () => {
    const game = { node_id: "x", name: "Sorteo Diario" };
    const past = (size: number, at: number, secret = "key") =>
      pastDraws(game, { size, now: at, clock: zones.Lima, secret });
    const held = past(3, now);
    expect(held.map(({ drawNo }) => drawNo)).toEqual(["20261122-001", "20261121-001", "20261120-001"]);
    expect(held[0]?.drawTime).toBe(now - 3.5 * HOUR_MS);
    expect(past(2, now + HOUR_MS)).toEqual(held.slice(0, 2));
    expect(past(3, now, "other key")).not.toEqual(held);
  });
});
