import { expect, test } from "vitest";
import { lotteries } from "../../samples/lotteries.ts";
import type { GameType } from "../games/game-type.ts";
import type { Vendor, VendorCategory } from "../vendors/vendor.ts";
import { launchDecision } from "./launch-decision.ts";
import { vendorLobby } from "./vendor-lobby.ts";

const vendor = (type: GameType, code: string): Vendor => ({
  code,
  name: code,
  type,
  classify: [],
  imageUrl: undefined,
  logoUrl: undefined,
});
const lottery = vendor("LOTT", "SRT");
const electronic: readonly VendorCategory[] = [
  { type: "LOTT", vendors: [lottery] },
  { type: "ELOTT", vendors: [vendor("ELOTT", "TCG_LOTTO_VN")] },
];
const traditional: readonly VendorCategory[] = [
  { type: "LOTT", vendors: [lottery] },
  { type: "ELOTT", vendors: [vendor("ELOTT", "QNI")] },
];

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
  const conditions = {
    viewer: { type: 0 },
    freePlayNeedsAge: false,
    ageConfirmed: false,
    practice: false,
    lotteries,
  };
  expect(launchDecision(target, conditions)).toMatchObject({
    kind: "lottery",
    lottery: { vendor: code, gameCode: "lobby", prizeMode, playType },
  });
});
