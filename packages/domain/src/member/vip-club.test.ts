import { describe, expect, test } from "vitest";
import { pesos } from "../../samples/index.ts";
import { birthdayIn, nextBirthday, type VipPerk, vipLevelAt, vipStatus, weeklyPerks } from "./vip-club.ts";

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

describe("what a week pays (decisions P4)", () => {
  const perks: readonly VipPerk[] = [
    { kind: "weekly-bonus", amount: pesos(100) },
    { kind: "birthday-bonus", amount: pesos(300) },
    { kind: "rebate", percent: 0.3 },
    { kind: "withdrawals", count: 5, free: 2 },
  ];

  test.each([
    [0, 0, 0],
    // Any bet earns the bonus; the rebate is rounded down to the centavo.
    [0.01, 100, 0],
    [3.33, 100, 0],
    [3.34, 100, 0.01],
    [6.66, 100, 0.01],
    [12_345.67, 100, 37.03],
    [9_999_999.99, 100, 29_999.99],
  ])("for bets of %d: a bonus of %d and a rebate of %d", (bets, bonus, rebate) => {
    expect(weeklyPerks(perks, pesos(bets))).toEqual([
      { kind: "weekly-bonus", amount: pesos(bonus) },
      { kind: "rebate", amount: pesos(rebate) },
    ]);
  });

  test("is nothing at a level without weekly perks", () => {
    expect(weeklyPerks(perks.slice(1, 2), pesos(1_000))).toEqual([]);
  });
});

test.each([
  ["1990-11-30", "2026-11-29", "2026-11-30"],
  ["1990-11-29", "2026-11-29", "2027-11-29"],
  ["1990-01-01", "2026-12-31", "2027-01-01"],
  ["1992-02-29", "2026-03-01", "2027-02-28"],
  ["1992-02-29", "2027-12-01", "2028-02-29"],
])("the next birthday of %s after %s is %s", (birthday, today, next) => {
  expect(nextBirthday(birthday, today)).toBe(next);
  expect(birthdayIn(Number(next.slice(0, 4)), birthday)).toBe(next);
});
