import { describe, expect, test } from "vitest";
import { pesos } from "../../samples/index.ts";
import { moneyOf } from "../money/money.ts";
import { taskShare, withTask } from "./daily-task.ts";
import {
  isClaimable,
  promoCodeOf,
  promoCodeProblem,
  type Reward,
  RewardStatus,
  rewardSheet,
  weeklyCashback,
  withReward,
} from "./rewards.ts";
import { isMissedDay, signInPrize, signInSteps, signInStreak } from "./sign-in-calendar.ts";

const reward = (id: string, status: RewardStatus, claimBefore?: number): Reward => ({
  id,
  kind: "gift",
  status,
  amount: moneyOf(1_000, "MXN"),
  givenAt: 1,
  claimBefore,
  claimedAt: undefined,
});

describe("the reward centre", () => {
  test.each([
    ["Issued", undefined, true],
    ["Issued", 101, true],
    ["Issued", 100, false],
    ["Applying", undefined, false],
    ["Rejected", undefined, false],
    ["Claimed", undefined, false],
    ["Process", undefined, false],
    ["Joined", undefined, false],
    ["Close", undefined, false],
  ] as const)("a reward that is %s until %s can be claimed: %s", (status, claimBefore, claimable) => {
    expect(isClaimable({ status, claimBefore }, 100)).toBe(claimable);
  });

  test("has every status in one section, in the gateway's order", () => {
    const rewards = [
      ...Object.values(RewardStatus).map((status) => reward(status, status)),
      reward("late", "Issued", 5),
    ];
    const sheet = rewardSheet({ rewards, serverTime: 10 });
    const ids = (part: readonly Reward[]) => part.map(({ id }) => id);
    expect(ids(sheet.claimable)).toEqual(["Issued"]);
    expect(ids(sheet.running)).toEqual(["Applying", "Process", "Joined", "late"]);
    expect(ids(sheet.over)).toEqual(["Rejected", "Claimed", "Close"]);
  });

  test("updates a claimed reward, however often it is reported", () => {
    const list = { rewards: [reward("a", "Issued"), reward("b", "Issued")], serverTime: 1 };
    const claimed = { ...reward("b", "Claimed"), claimedAt: 2 };
    const after = withReward(withReward(list, claimed), claimed);
    expect(after.rewards).toEqual([list.rewards[0], claimed]);
  });
});

describe("daily sign-in", () => {
  const today = "2026-12-01";
  test.each([
    { days: [], streak: 0 },
    { days: ["2026-12-01"], streak: 1 },
    { days: ["2026-11-30"], streak: 1 },
    { days: ["2026-11-29"], streak: 0 },
    { days: ["2026-11-28", "2026-11-29", "2026-11-30", "2026-12-01"], streak: 4 },
    { days: ["2026-11-28", "2026-11-30", "2026-12-01"], streak: 2 },
  ])("$days on the first of December are $streak in a row", ({ days, streak }) => {
    expect(signInStreak(new Set(days), today)).toBe(streak);
  });

  test.each([
    [1, 5],
    [3, 30],
    [4, 5],
    [6, 30],
  ])("day %i pays %i", (nth, amount) => {
    expect(signInPrize([5, 10, 30], nth)).toBe(amount);
  });

  test("an empty row of prizes is refused", () => {
    expect(() => signInPrize([], 1)).toThrow(RangeError);
  });

  test.each([
    { streak: 0, signedToday: false, states: ["today", "next", "ahead"] },
    { streak: 1, signedToday: true, states: ["done", "next", "ahead"] },
    { streak: 1, signedToday: false, states: ["done", "today", "next"] },
    { streak: 3, signedToday: true, states: ["done", "done", "done"] },
    { streak: 3, signedToday: false, states: ["today", "next", "ahead"] },
    { streak: 4, signedToday: true, states: ["done", "next", "ahead"] },
  ])("after $streak days, today $signedToday, the row is $states", ({ streak, signedToday, states }) => {
    const prizes = [500, 1_000, 3_000].map((centavos) => moneyOf(centavos, "MXN"));
    const steps = signInSteps({ streak, signedToday, prizes });
    expect(steps.map(({ state }) => state)).toEqual(states);
    expect(steps.map(({ amount }) => amount)).toEqual(prizes);
  });
});

test.each([
  ["2026-11-09", false, "before the first sign-in"],
  ["2026-11-10", false, "with a sign-in"],
  ["2026-11-11", true, "between sign-ins"],
  ["2026-11-13", true, "yesterday"],
  ["2026-11-14", false, "today"],
  ["2026-11-15", false, "tomorrow"],
])("a sign-in missed on %s: %s, %s", (date, missed) => {
  const amount = moneyOf(500, "MXN");
  const days = ["2026-11-12", "2026-11-10"].map((day) => ({ day, amount }));
  expect(isMissedDay({ days, today: "2026-11-14" }, date)).toBe(missed);
});

describe("daily tasks", () => {
  test.each([
    [10, 0, 0],
    [10, 5, 0.5],
    [10, 25, 1],
    [0, 0, 1],
  ])("of %i, %i done, are at %d", (goal, progress, share) => {
    expect(taskShare({ measure: "rounds", goal, progress })).toBe(share);
    const money = { goal: moneyOf(goal, "MXN"), progress: moneyOf(progress, "MXN") };
    expect(taskShare({ measure: "stakes", ...money })).toBe(share);
  });

  test("update a claimed one", () => {
    const amount = moneyOf(100, "MXN");
    const task = { id: "a", measure: "rounds", goal: 5, progress: 5, amount, status: "Issued" } as const;
    const list = {
      day: "2026-11-22",
      endsAt: 2,
      serverTime: 1,
      tasks: [task, { ...task, id: "b" }],
    };
    expect(withTask(list, { ...task, status: "Claimed" }).tasks.map(({ status }) => status)).toEqual([
      "Claimed",
      "Issued",
    ]);
  });
});

describe("promo codes", () => {
  test.each([
    [" volado 2026 ", "VOLADO2026", undefined],
    ["", "", "empty"],
    ["  ", "", "empty"],
    ["¡hola!", "¡HOLA", "malformed"],
    ["!!", "", "empty"],
    ["ＶＯＬＡＤＯ", "VOLADO", undefined],
    ["\u200bvola\u2060do50\u200e", "VOLADO50", undefined],
    ["ORO\u201050", "ORO-50", undefined],
    ["ORO\u201150", "ORO-50", undefined],
    ["ORO \u2013 50", "ORO-50", undefined],
    ["ORO\u221250", "ORO-50", undefined],
    ["volado50.", "VOLADO50", undefined],
    ["volado50. ", "VOLADO50", undefined],
    ["volado50»,", "VOLADO50", undefined],
    ["vola.do", "VOLA.DO", "malformed"],
    ["A".repeat(33), "A".repeat(33), "too-long"],
    ["ORO-50", "ORO-50", undefined],
  ])("%j counts as %j: %s", (typed, code, problem) => {
    expect(promoCodeOf(typed)).toBe(code);
    expect(promoCodeProblem(typed)).toBe(problem);
  });
});

test.each([
  [-500, 0],
  [0, 0],
  [999.99, 0],
  [1_000, 30],
  [1_234.56, 37.03],
  [9_999.99, 299.99],
  [10_000, 500],
  [50_000, 4_000],
])("a week's net loss of %d in slots returns %d", (netLoss, back) => {
  const tiers = [
    { from: pesos(1_000), percent: 3 },
    { from: pesos(10_000), percent: 5 },
    { from: pesos(50_000), percent: 8 },
  ];
  expect(weeklyCashback(tiers, pesos(netLoss))).toEqual(pesos(back));
});
