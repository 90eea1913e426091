import { describe, expect, test } from "vitest";
import { category, lotteries, vendor } from "../../samples/vendors.ts";
import type { MessageKey } from "../errors/message-key.ts";
import {
  type LaunchTarget,
  launchDecision,
  launchFailureAction,
  mayPractise,
  needsRelaunch,
  playsForPlayMoney,
} from "./launch.ts";
import { vendorLobby } from "./vendor-lobby.ts";

const slot: LaunchTarget = { nodeId: "7", gameId: "g7", vendor: "JL", type: "RNG", freePlay: true };
const input = { nodeId: "7", gameId: "g7", vendor: "JL" };
const guest = { viewer: undefined, freePlayNeedsAge: false, ageConfirmed: false, practice: false, lotteries };
const member = { ...guest, viewer: { type: 0 } };

describe("guests", () => {
  test.each([
    { name: "a demonstration", target: slot, conditions: guest, decision: { kind: "guest", input } },
    {
      name: "no demonstration",
      target: { ...slot, freePlay: false },
      conditions: guest,
      decision: { kind: "log-in" },
    },
    {
      name: "a lottery",
      target: { ...slot, type: "LOTT" as const, freePlay: false },
      conditions: guest,
      decision: { kind: "log-in" },
    },
    {
      name: "a demonstration under an age policy",
      target: slot,
      conditions: { ...guest, freePlayNeedsAge: true },
      decision: { kind: "confirm-age", input },
    },
    {
      name: "the same after confirming",
      target: slot,
      conditions: { ...guest, freePlayNeedsAge: true, ageConfirmed: true },
      decision: { kind: "guest", input },
    },
  ])("$name", ({ target, conditions, decision }) => {
    expect(launchDecision(target, conditions)).toEqual(decision);
  });

  test("guests log in for a winner's game, whose demo is unknown", () => {
    expect(launchDecision({ ...input, type: "RNG" }, guest)).toEqual({ kind: "log-in" });
  });
});

describe("members", () => {
  test.each([0, 1, 2, 4, 40, 41, 42])("of type %i open the real game", (type) => {
    expect(launchDecision(slot, { ...member, viewer: { type }, freePlayNeedsAge: true })).toEqual({
      kind: "member",
      input,
    });
  });

  test.each([
    [0, true],
    [1, true],
    [2, true],
    [4, false],
    [40, false],
    [41, false],
    [42, false],
  ])("of type %i may ask for the demonstration instead: %s (Spec §6)", (type, may) => {
    const asks = { ...member, viewer: { type }, practice: true };
    expect(mayPractise(slot, { type })).toBe(may);
    expect(launchDecision(slot, asks).kind).toBe(may ? "guest" : "member");
    expect(launchDecision({ ...slot, freePlay: false }, asks).kind).toBe("member");
  });

  test.each([
    {
      target: { type: "LOTT" as const, vendor: "TCG" },
      lottery: { gameCode: "lobby", prizeMode: "Lott", playType: "trad" },
    },
    {
      target: { type: "ELOTT" as const, vendor: "TCG_LOTTO_VN" },
      lottery: { gameCode: "lobby", prizeMode: "Elott", playType: "ent" },
    },
    {
      target: { type: "ELOTT" as const, vendor: "TCG_SEA", code: "SEA1" },
      lottery: { gameCode: "SEA1", prizeMode: "SEA", playType: "ent" },
    },
    {
      target: { type: "LOTT" as const, vendor: "TCG", lotteryMode: "ZY", playType: "ent" as const },
      lottery: { gameCode: "lobby", prizeMode: "ZY", playType: "ent" },
    },
    {
      target: { type: "LOTT" as const, vendor: "TCG", lotteryMode: "unheard of" },
      lottery: { gameCode: "lobby", prizeMode: "Lott", playType: "trad" },
    },
  ])("a lottery of $target.vendor opens with $lottery", ({ target, lottery }) => {
    expect(launchDecision({ ...slot, ...target }, member)).toEqual({
      kind: "lottery",
      input: { ...input, vendor: target.vendor },
      lottery: { vendor: target.vendor, ...lottery },
    });
  });
});

test("the merchant configures which vendors launch in the mode SEA", () => {
  const own = { ...member, lotteries: { sea: ["MARES"] } };
  const modeOf = (vendor: string) => {
    const decision = launchDecision({ ...slot, type: "LOTT", vendor }, own);
    return decision.kind === "lottery" && decision.lottery.prizeMode;
  };
  expect([modeOf("MARES"), modeOf("TCG_SEA")]).toEqual(["SEA", "Lott"]);
});

test.each([
  [undefined, undefined, false],
  [undefined, "ana", true],
  ["ana", undefined, true],
  ["ana", "ana", false],
  ["ana", "eva", true],
])("a game opened by %s and seen by %s starts again: %s", (before, now, again) => {
  expect(needsRelaunch(before, now)).toBe(again);
});

test.each([
  ["a guest", undefined, false, true],
  ["a member", { type: 0 }, false, false],
  ["a member in a demonstration", { type: 0 }, true, true],
  ["an agent", { type: 1 }, false, false],
  ["a free or trial account", { type: 4 }, false, true],
])("%s may play for play money", (_, viewer, practice, playMoney) => {
  expect(playsForPlayMoney(viewer, practice)).toBe(playMoney);
});

test.each<[MessageKey, string]>([
  ["errors.gameNotPermitted", "other-games"],
  ["errors.gameMaintenance", "other-games"],
  ["errors.insufficientPermission", "other-games"],
  ["errors.gameNotFound", "other-games"],
  ["errors.invalidInput", "other-games"],
  ["errors.notLoggedIn", "log-in"],
  ["errors.sessionExpired", "log-in"],
  ["errors.sessionElsewhere", "log-in"],
  ["errors.gameAddressEmpty", "retry"],
  ["errors.network", "retry"],
  ["errors.timeout", "retry"],
  ["errors.server", "retry"],
  ["errors.badAnswer", "retry"],
  ["errors.tooManyRequests", "retry"],
  ["errors.unknown", "retry"],
])("after %s: %s", (failure, action) => {
  expect(launchFailureAction(failure)).toBe(action);
});

const electronic = [category("LOTT", "SRT"), category("ELOTT", "TCG_LOTTO_VN")];
const traditional = [category("LOTT", "SRT"), category("ELOTT", "QNI")];

test.each([
  ["SPORTS", "FB"],
  ["ESPORTS", "IMES"],
  ["COCKFIGHT", "WS"],
] as const)("a lobby of %s keeps its type", (type, code) => {
  expect(vendorLobby(vendor(type, code), electronic, lotteries)).toEqual({
    nodeId: code,
    gameId: "lobby",
    vendor: code,
    type,
    code: "lobby",
  });
});

test.each([
  { code: "SRT", type: "LOTT", categories: electronic, prizeMode: "Elott", playType: "ent" },
  { code: "SRT", type: "LOTT", categories: traditional, prizeMode: "Lott", playType: "trad" },
  { code: "QNI", type: "ELOTT", categories: traditional, prizeMode: "Lott", playType: "trad" },
  { code: "TCG_LOTTO_VN", type: "ELOTT", categories: electronic, prizeMode: "Elott", playType: "ent" },
  { code: "TCG_SEA", type: "LOTT", categories: electronic, prizeMode: "SEA", playType: "ent" },
] as const)("$code of $type opens as $prizeMode", ({ code, type, categories, prizeMode, playType }) => {
  const target = vendorLobby(vendor(type, code), categories, lotteries);
  expect(launchDecision(target, member)).toMatchObject({
    kind: "lottery",
    lottery: { vendor: code, gameCode: "lobby", prizeMode, playType },
  });
});
