import { describe, expect, test } from "vitest";
import { laterSky, redRainPhase, redRainWon } from "./red-rain.ts";

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
    expect(redRainPhase({ ...rain, openings }, now)).toBe(phase);
  });

  test.each([
    [[], 0],
    [[0, 0], 0],
    [[0.1, 0.2], 0.3],
    [[5, 0, 12.5], 17.5],
  ] as const)("with %j gave %d", (openings, won) => {
    expect(redRainWon({ openings })).toBe(won);
  });
});

test("an answer that is older than the page doesn't replace it", () => {
  const at = (serverTime: number) => ({ serverTime, currency: "MXN", rain: undefined, last: undefined });
  expect(laterSky(undefined, at(1)).serverTime).toBe(1);
  expect(laterSky(at(2), at(1)).serverTime).toBe(2);
  expect(laterSky(at(2), at(3)).serverTime).toBe(3);
});
