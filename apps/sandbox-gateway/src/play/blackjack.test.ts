import { describe, expect, it } from "vitest";
import { dealing, type Rank } from "../testing/dealing.ts";
import { sampleMs, sampleReturn } from "../testing/sample-return.ts";
import {
  blackjackPayout,
  blackjackTotal,
  dealBlackjack,
  playHand,
  shownHands,
  thinkMs,
} from "./blackjack.ts";
import { rankOf } from "./cards.ts";
import type { Roll } from "./rules.ts";

/** Return to player per bet with {@link basic}, as the page states it: four million rounds returned it. */
const stated = 0.99;

/** Player, dealer, player, dealer, then the cards to come. */
const deal = (...cards: readonly Rank[]) => dealBlackjack(100, dealing(...cards), 1_000);

const actions = ["hit", "stand", "double"] as const;
type Action = (typeof actions)[number];

const pointsOf = (card: number): number => Math.min(rankOf(card), 10);

/** The basic strategy for this table, without splitting: the best decision by own cards and the dealer's open one. */
const basic = (cards: readonly number[], open: number): Action => {
  const { total, soft } = blackjackTotal(cards);
  const points = pointsOf(open);
  const against = (from: number, to: number) => points >= from && points <= to;
  const canDouble = cards.length === 2;
  if (soft) {
    const doubles: Readonly<Record<number, number>> = { 13: 5, 14: 5, 15: 4, 16: 4, 17: 3, 18: 3 };
    if (canDouble && against(doubles[total] ?? 7, 6)) return "double";
    if (total === 18) return against(2, 8) ? "stand" : "hit";
    return total >= 19 ? "stand" : "hit";
  }
  if (canDouble && total === 11 && points !== 1) return "double";
  if (canDouble && total === 10 && against(2, 9)) return "double";
  if (canDouble && total === 9 && against(3, 6)) return "double";
  if (total >= 17) return "stand";
  return total >= 13 ? (against(2, 6) ? "stand" : "hit") : total === 12 && against(4, 6) ? "stand" : "hit";
};

/** Plays a round by the basic strategy. A second stake counts against the win, so that the return is of the bet. */
const playBasic = (bet: number, roll: Roll) => {
  let turn = dealBlackjack(bet, roll, 0);
  while (turn.dueAt > 0) {
    const [player, dealer] = shownHands(turn, false).hands;
    const cards = player?.cards ?? [];
    const next = playHand(turn, { action: basic(cards, dealer?.cards[0] ?? 0), seen: cards.length }, 0);
    if (next === undefined || next === "refused") throw new Error("The strategy decided what it can't.");
    turn = next;
  }
  return { outcome: turn.outcome, win: turn.win - (turn.stake - bet) };
};

describe("blackjack", () => {
  it.each([
    ["an ace and a king", [0, 12], 21, true],
    ["two aces", [0, 13], 12, true],
    ["an ace that would bust as 11", [0, 5, 9], 17, false],
    ["figures", [10, 11, 12], 30, false],
  ])("%s: %j are %i", (_, cards, total, soft) => {
    expect(blackjackTotal(cards)).toEqual({ total, soft });
  });

  it.each([
    ["blackjack", [0, 9], [8, 9], 250],
    ["blackjack against 21", [0, 9], [4, 5, 9], 250],
    ["blackjack on both sides", [0, 9], [13, 12], 100],
    ["21 against blackjack", [4, 5, 9], [0, 9], 0],
    ["more points", [8, 9], [7, 9], 200],
    ["as many points", [8, 9], [8, 9], 100],
    ["fewer points", [7, 9], [8, 9], 0],
    ["a bust dealer", [1, 9], [9, 5, 9], 200],
    ["a bust player", [9, 5, 9], [9, 5], 0],
  ])("%s: %j against %j pays %i", (_, player, dealer, pays) => {
    expect(blackjackPayout(player, dealer)).toBe(pays);
  });

  it.each([
    ["the player", ["ace", "eight", "ten", "ten"], 250],
    ["the dealer", ["eight", "ten", "ten", "ace"], 0],
    ["both", ["ace", "ace", "ten", "ten"], 100],
  ] as const)("a blackjack of %s ends the round at once", (_, cards, win) => {
    expect(deal(...cards)).toMatchObject({ win, dueAt: 1_000 });
  });

  const hit = (seen: number) => ({ action: "hit", seen }) as const;
  const open = (...more: readonly Rank[]) => deal("five", "ten", "seven", "six", ...more);

  it.each([
    ["standing", "stand", ["ten"], { stake: 100, win: 200, dueAt: 2_000 }],
    ["a card below 21", "hit", ["two"], { stake: 100, win: 0, dueAt: 2_000 + thinkMs }],
    ["a card to 21", "hit", ["nine"], { stake: 100, win: 200, dueAt: 2_000 }],
    ["a bust", "hit", ["ten"], { stake: 100, win: 0, dueAt: 2_000 }],
    ["one card for twice the stake", "double", ["eight", "ten"], { stake: 200, win: 400, dueAt: 2_000 }],
    ["a bust with twice the stake", "double", ["ten"], { stake: 200, win: 0, dueAt: 2_000 }],
  ] as const)("%s on 12 against 16: %s", (_, action, cards, expected) => {
    // Without more cards than named, the dealer of a hand at 14 draws an ace, and stands on 17.
    expect(playHand(open(...cards, "ace"), { action, seen: 2 }, 2_000)).toMatchObject(expected);
  });

  it("pays what standing would, until the next decision", () => {
    expect(open("ten")).toMatchObject({ stake: 100, win: 200, dueAt: 1_000 + thinkMs });
  });

  it("changes nothing for a decision that was taken before, and doubles on two cards only", () => {
    const next = playHand(open("two"), hit(2), 2_000);
    if (next === undefined || next === "refused") throw new Error("The hand takes no card.");
    for (const action of actions) expect(playHand(next, { action, seen: 2 }, 3_000)).toBe(undefined);
    expect(playHand(next, { action: "double", seen: 3 }, 3_000)).toBe("refused");
  });

  it("shows the dealer's first card and no other until the end", () => {
    const turn = open("ten");
    const totals = (isOver: boolean) =>
      shownHands(turn, isOver).hands.map(({ cards, total }) => [cards.length, total]);
    expect(totals(false)).toEqual([
      [2, 12],
      [1, 10],
    ]);
    expect(totals(true)).toEqual([
      [2, 12],
      [3, 26],
    ]);
    expect(Object.keys(shownHands(turn, false))).toEqual(["game", "hands"]);
  });

  it(
    "returns what its page states of many bets",
    () => {
      const { mean, error } = sampleReturn(playBasic);
      expect(Math.abs(mean - stated)).toBeLessThan(3 * error);
    },
    sampleMs,
  );
});
