import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { category, lotteries } from "../../samples/index.ts";
import { PrizeMode } from "../launch/prize-mode.ts";
import { countdownOf } from "./countdown.ts";
import { type DrawState, drawState } from "./draws.ts";
import { chooseGroup, evenNumbers, groupId, type LotteryGroup, namedByPlayType } from "./lottery.ts";
import { neighbouringDays, showsVietnameseResults } from "./vietnamese-draw.ts";

const second = 1_000;
const minute = 60 * second;
const noon = Date.UTC(2026, 10, 21, 12);

describe("the state of a lottery", () => {
  const hourly = { open: true, drawsAt: noon, closesAt: noon - 5 * minute };
  const quick = { open: true, drawsAt: noon, closesAt: noon - 5 * second };

  test.each<[string, typeof hourly, number, DrawState]>([
    ["long before the close", hourly, -60 * minute, "open"],
    ["more than a minute before the close", hourly, -6 * minute - 1, "open"],
    ["a minute before the close", hourly, -6 * minute, "closing"],
    ["at the close", hourly, -5 * minute, "closed"],
    ["at the draw", hourly, 0, "drawing"],
    ["just before it is overdue", hourly, 2 * minute - 1, "drawing"],
    ["two minutes later, without news", hourly, 2 * minute, "overdue"],
    ["a quick one, 21 seconds before its draw", quick, -21 * second, "open"],
    ["a quick one, 20 seconds before its draw", quick, -20 * second, "closing"],
    ["paused", { ...hourly, open: false }, -60 * minute, "paused"],
    ["paused and drawn", { ...hourly, open: false }, minute, "paused"],
  ])("%s", (_, lottery, at, state) => {
    expect(drawState(lottery, noon + at)).toBe(state);
  });

  test("only moves forward in time", () => {
    const order: readonly DrawState[] = ["open", "closing", "closed", "drawing", "overdue"];
    const instant = fc.integer({ min: noon - 90 * minute, max: noon + 10 * minute });
    const gap = fc.nat(15 * minute);
    fc.assert(
      fc.property(gap, instant, instant, (close, one, other) => {
        const lottery = { open: true, drawsAt: noon, closesAt: noon - close };
        const [before, after] = [Math.min(one, other), Math.max(one, other)];
        expect(order.indexOf(drawState(lottery, before))).toBeLessThanOrEqual(
          order.indexOf(drawState(lottery, after)),
        );
      }),
    );
  });
});

describe("a countdown", () => {
  test.each([
    [-minute, 0, "00:00"],
    [0, 0, "00:00"],
    [1, 0, "00:01"],
    [second, 0, "00:01"],
    [59 * second + 1, 0, "01:00"],
    [65 * minute, 0, "01:05:00"],
    [24 * 60 * minute - 1, 1, "00:00:00"],
    [24 * 60 * minute, 1, "00:00:00"],
    [(2 * 24 + 3) * 60 * minute + 4 * second, 2, "03:00:04"],
  ])("of %d ms is %d days and %s", (left, days, clock) => {
    expect(countdownOf(left)).toEqual({ days, clock });
  });

  test("never shows zero before its time", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 * 24 * 60 * minute }), (left) => {
        const { days, clock } = countdownOf(left);
        expect(days > 0 || /[1-9]/.test(clock)).toBe(true);
        const parts = clock.split(":").map(Number);
        const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
        expect(days * 86_400 + seconds).toBe(Math.ceil(left / second));
      }),
    );
  });
});

describe("the groups of the menu", () => {
  const group = (prizeMode: PrizeMode, playType: "trad" | "ent"): LotteryGroup => ({
    prizeMode,
    playType,
    count: 1,
  });
  const traditional = group(PrizeMode.ElectronicLottery, "trad");
  const entertainment = group(PrizeMode.ElectronicLottery, "ent");
  const sea = group(PrizeMode.Sea, "trad");

  test.each([
    ["Elott-ent", entertainment],
    ["Elott-trad", traditional],
    ["ZY-trad", traditional],
    ["", traditional],
    [null, traditional],
    [undefined, traditional],
  ])("an address with %o shows one of them", (requested, shown) => {
    expect(chooseGroup([traditional, entertainment], requested)).toBe(shown);
  });

  test("an empty menu shows none", () => {
    expect(chooseGroup([], "Elott-trad")).toBeUndefined();
  });

  test("an address can name each", () => {
    for (const one of [traditional, entertainment, sea])
      expect(chooseGroup([traditional, entertainment, sea], groupId(one))).toBe(one);
  });

  test("are named by the way to play, unless two share one", () => {
    expect(namedByPlayType([traditional, entertainment])).toBe(true);
    expect(namedByPlayType([traditional, entertainment, sea])).toBe(false);
  });
});

describe("drawn numbers", () => {
  test.each([
    ["7 12 03", "07 12 03"],
    ["00734", "00734"],
    ["1 0 9", "1 0 9"],
  ])("%s are shown as %s", (numbers, shown) => {
    expect(evenNumbers(numbers.split(" ")).join(" ")).toBe(shown);
    expect(evenNumbers([])).toEqual([]);
  });

  test("keep their value, order and zeros", () => {
    const number = fc.stringMatching(/^\d{1,6}$/);
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 20 }), (numbers) => {
        const shown = evenNumbers(numbers);
        expect(shown.map(Number)).toEqual(numbers.map(Number));
        expect(new Set(shown.map(({ length }) => length)).size).toBe(1);
        for (const [index, number] of shown.entries())
          expect(number.endsWith(numbers[index] ?? "-")).toBe(true);
      }),
    );
  });
});

describe("Vietnamese results are shown", () => {
  test.each([
    ["when their vendor is under ELOTT", [category("ELOTT", "QNI", "TCG_LOTTO_VN")], true],
    ["not when another vendor makes the mode ELOTT", [category("ELOTT", "LOTT")], false],
    ["not when it is under LOTT", [category("LOTT", "TCG_LOTTO_VN")], false],
    ["not without lotteries", [], false],
  ])("%s", (_, categories, shown) => {
    expect(showsVietnameseResults(categories, lotteries)).toBe(shown);
  });

  test("for the vendors that the merchant names", () => {
    const categories = [category("ELOTT", "XSO")];
    expect(showsVietnameseResults(categories, { vietnamese: ["XSO"] })).toBe(true);
    expect(showsVietnameseResults(categories, { vietnamese: [] })).toBe(false);
  });
});

describe("the days of Vietnamese results", () => {
  const day = 24 * 60 * minute;
  /** 23:30 of 20 November in Vietnam. */
  const now = Date.UTC(2026, 10, 20, 16, 30);

  test.each([
    ["today", 0, { previous: now - day, next: undefined }],
    ["yesterday", 1, { previous: now - 2 * day, next: now }],
    ["six days ago, the last available", 6, { previous: undefined, next: now - 5 * day }],
    ["longer ago", 9, { previous: undefined, next: now - 8 * day }],
  ])("around %s", (_, age, days) => {
    expect(neighbouringDays(now - age * day, now)).toEqual(days);
  });

  test("change at midnight in Vietnam, not UTC", () => {
    const evening = Date.UTC(2026, 10, 20, 11, 15);
    expect(neighbouringDays(evening, Date.UTC(2026, 10, 20, 16, 59)).next).toBeUndefined();
    expect(neighbouringDays(evening, Date.UTC(2026, 10, 20, 17))).toEqual({
      previous: evening - day,
      next: evening + day,
    });
  });
});
