import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bonusShareOf, bonusStateOf, takeStake, withdrawable } from "./bonus-money.ts";

const bonus = { remaining: 500, wagered: 0, wager: 10_000 };

describe("a balance with bonus money", () => {
  it.each([
    [1_000, 500, 500],
    [500, 500, 0],
    [300, 500, 0],
    [1_000, 0, 1_000],
  ])("of %d with %d bonus money: %d can be withdrawn", (balance, remaining, left) => {
    expect(withdrawable(balance, { remaining })).toBe(left);
  });

  it("can be withdrawn without a bonus", () => expect(withdrawable(700, undefined)).toBe(700));
});

describe("a stake", () => {
  it.each([
    [1_000, 100, 0],
    [1_000, 500, 0],
    [1_000, 501, 1],
    [1_000, 1_000, 500],
    [500, 200, 200],
  ])(
    "from a balance of %d, 500 of it bonus money: of %d, %d are bonus money",
    (balance, stake, fromBonus) => {
      const left = { ...bonus, remaining: 500 - fromBonus, wagered: stake };
      expect(takeStake(bonus, balance, stake)).toEqual({ bonus: left, fromBonus });
    },
  );
});

describe("a win", () => {
  it.each([
    [1_000, 100, 0, 0],
    [1_000, 100, 100, 1_000],
    [1_000, 300, 100, 333],
    [0, 100, 100, 0],
    [9_007_199_254_740_991, 3, 2, 6_004_799_503_160_660],
  ])("of %d for %d, %d of it bonus money: %d bonus money", (win, stake, fromBonus, share) => {
    expect(bonusShareOf(win, stake, fromBonus)).toBe(share);
  });
});

describe("the bonus after play", () => {
  it.each([
    ["active", {}, {}],
    ["active", { remaining: 100 }, {}],
    ["spent", { remaining: 99 }, {}],
    ["spent", { remaining: 0 }, {}],
    ["active", { remaining: 0 }, { hasOpenStake: true }],
    ["active", { wagered: 9_999 }, {}],
    ["completed", { wagered: 10_000 }, {}],
    ["completed", { remaining: 0, wagered: 10_000 }, { hasOpenStake: true }],
  ])("is %s with %j and %j", (state, money, play) => {
    expect(bonusStateOf({ ...bonus, ...money }, { smallestStake: 100, hasOpenStake: false, ...play })).toBe(
      state,
    );
  });
});

it("real money is played first, and bonus money stays between zero and the balance", () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  const plays = fc.array(fc.record({ stake: fc.integer({ min: 1, max: 10_000_000 }), win: amount }));
  fc.assert(
    fc.property(amount, amount, plays, (real, promised, rounds) => {
      let balance = real + promised;
      let held = { remaining: promised, wagered: 0, wager: 1 };
      for (const { stake, win } of rounds) {
        if (stake > balance) continue;
        const realBefore = withdrawable(balance, held);
        const taken = takeStake(held, balance, stake);
        expect(taken.fromBonus).toBe(Math.max(0, stake - realBefore));
        const share = bonusShareOf(win, stake, taken.fromBonus);
        expect(share).toBeLessThanOrEqual(win);
        balance += win - stake;
        held = { ...taken.bonus, remaining: taken.bonus.remaining + share };
        expect(held.remaining).toBeGreaterThanOrEqual(0);
        expect(held.remaining).toBeLessThanOrEqual(balance);
        expect(withdrawable(balance, held) + held.remaining).toBe(balance);
      }
    }),
  );
});
