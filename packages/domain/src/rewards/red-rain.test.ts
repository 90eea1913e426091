import { describe, expect, test } from "vitest";
import { moneyOf } from "../money/money.ts";
import { laterRedRain, redRainPhase, redRainWon } from "./red-rain.ts";

const pesos = (centavos: number) => moneyOf(centavos, "MXN");

describe("a red rain from 100 to 200, two envelopes a member", () => {
  const rain = { startsAt: 100, endsAt: 200, tries: 2 };
  test.each([
    [99, [], "before"],
    [100, [], "open"],
    [199, [5], "open"],
    [199, [5, 0], "spent"],
    [199, [0, 0, 0], "spent"],
    [200, [], "over"],
    [200, [5, 0], "over"],
  ] as const)("is at %i, with %j opened, %s", (now, openings, phase) => {
    expect(redRainPhase({ ...rain, openings: openings.map(pesos) }, now)).toBe(phase);
  });

  test.each([
    [[], 0],
    [[0, 0], 0],
    [[10, 20], 30],
    [[500, 0, 1_250], 1_750],
  ] as const)("with %j gave %d", (openings, won) => {
    expect(redRainWon({ openings: openings.map(pesos), maxPrize: pesos(2_000) })).toEqual(pesos(won));
  });
});

test("an older answer doesn't replace the current state", () => {
  const at = (serverTime: number) => ({ serverTime, rain: undefined, last: undefined });
  expect(laterRedRain(undefined, at(1)).serverTime).toBe(1);
  expect(laterRedRain(at(2), at(1)).serverTime).toBe(2);
  expect(laterRedRain(at(2), at(3)).serverTime).toBe(3);
});
