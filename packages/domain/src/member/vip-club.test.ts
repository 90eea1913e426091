import { describe, expect, test } from "vitest";
import { pesos } from "../../samples/index.ts";
import { vipLevelAt, vipStatus } from "./vip-club.ts";

const levels = [
  { name: "Bronce", from: pesos(0), perks: [] },
  { name: "Plata", from: pesos(50_000), perks: [] },
  { name: "Oro", from: pesos(250_000), perks: [] },
];
const club = (label: string, turnover: number) => ({ label, turnover: pesos(turnover), levels });

describe("a member's status (Spec §2 benefits)", () => {
  test.each([
    { label: "Bronce", turnover: 0, next: "Plata", share: 0, missing: 50_000 },
    { label: "Bronce", turnover: 12_500, next: "Plata", share: 0.25, missing: 37_500 },
    // Granted early: progress to the next level counts from 0.
    { label: "Plata", turnover: 0, next: "Oro", share: 0, missing: 250_000 },
    { label: "Plata", turnover: 300_000, next: "Oro", share: 1, missing: 0 },
    { label: "Oro", turnover: 1, next: undefined, share: 1, missing: 0 },
  ])("$label with $turnover", ({ label, turnover, next, share, missing }) => {
    const status = vipStatus(club(label, turnover));
    expect(status).toMatchObject({ share, missing: pesos(missing) });
    expect([status.current?.name, status.next?.name]).toEqual([label, next]);
  });

  test("an unknown label counts as below the first level", () => {
    expect(vipStatus(club("Fundadora", 10))).toEqual({
      current: undefined,
      next: levels[0],
      share: 1,
      missing: pesos(0),
    });
  });
});

test.each([
  [0, "Bronce"],
  [49_999.99, "Bronce"],
  [50_000, "Plata"],
  [9_000_000, "Oro"],
])("stakes of %d reach %s", (turnover, name) => {
  expect(vipLevelAt(levels, pesos(turnover))?.name).toBe(name);
});

test("stakes below the first level have no level", () => {
  expect(vipLevelAt(levels.slice(1), pesos(10))).toBeUndefined();
});
