import { describe, expect, test } from "vitest";
import { category, lotteries, vendor } from "../../samples/index.ts";
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
    ["a demo", {}, {}, { kind: "guest", input }],
    ["no demo", { freePlay: false }, {}, { kind: "log-in" }],
    ["a lottery", { type: "LOTT", freePlay: false }, {}, { kind: "log-in" }],
    ["a demo under an age policy", {}, { freePlayNeedsAge: true }, { kind: "confirm-age", input }],
    [
      "the same after confirming",
      {},
      { freePlayNeedsAge: true, ageConfirmed: true },
      { kind: "guest", input },
    ],
  ] as const)("%s", (_what, target, conditions, decision) => {
    expect(launchDecision({ ...slot, ...target }, { ...guest, ...conditions })).toEqual(decision);
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
  ])("of type %i may choose the demo instead: %s (Spec §6)", (type, may) => {
    const practice = { ...member, viewer: { type }, practice: true };
    expect(mayPractise(slot, { type })).toBe(may);
    expect(launchDecision(slot, practice).kind).toBe(may ? "guest" : "member");
    expect(launchDecision({ ...slot, freePlay: false }, practice).kind).toBe("member");
  });

  test.each([
    [{ type: "LOTT", vendor: "TCG" }, "lobby", "Lott", "trad"],
    [{ type: "ELOTT", vendor: "TCG_LOTTO_VN" }, "lobby", "Elott", "ent"],
    [{ type: "ELOTT", vendor: "TCG_SEA", code: "SEA1" }, "SEA1", "SEA", "ent"],
    [{ type: "LOTT", vendor: "TCG", lotteryMode: "ZY", playType: "ent" }, "lobby", "ZY", "ent"],
    [{ type: "LOTT", vendor: "TCG", lotteryMode: "unknown" }, "lobby", "Lott", "trad"],
  ] as const)("the lottery %o opens with %s, %s and %s", (target, gameCode, prizeMode, playType) => {
    expect(launchDecision({ ...slot, ...target }, member)).toEqual({
      kind: "lottery",
      input: { ...input, vendor: target.vendor },
      lottery: { vendor: target.vendor, gameCode, prizeMode, playType },
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
  ["a member in a demo", { type: 0 }, true, true],
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
