import { describe, expect, test } from "vitest";
import { category, lotteries, vendor as vendorOf } from "../../samples/index.ts";
import { GameType } from "../games/game.ts";
import { categoryLobby, vendorOpening } from "./vendor-opening.ts";
import { categoryNavigates, siblingTypes } from "./vendors.ts";

test("RNG, FISH, LIVE and PVP navigate, the others switch home's content (Spec §2)", () => {
  expect(Object.values(GameType).filter(categoryNavigates)).toEqual(["RNG", "FISH", "PVP", "LIVE"]);
});

describe("in the game-centre accordion (Spec §2)", () => {
  const lottery = category(GameType.Lottery, "TCG_SEA", "TCG_LOTTO_VN");
  const electronic = category(GameType.ElectronicLottery, "TCG_LOTTO_VN");

  test("lotteries launch their first vendor, in the site's lottery mode", () => {
    expect(categoryLobby(lottery, [lottery], lotteries)).toMatchObject({ vendor: "TCG_SEA", type: "LOTT" });
    expect(categoryLobby(electronic, [lottery, electronic], lotteries)).toMatchObject({
      vendor: "TCG_LOTTO_VN",
      type: "ELOTT",
    });
  });

  test("others have lists, and a category without vendors launches nothing", () => {
    expect(categoryLobby(category(GameType.Slots, "JL"), [], lotteries)).toBeUndefined();
    expect(categoryLobby(category(GameType.Sports, "FB"), [], lotteries)).toBeUndefined();
    expect(categoryLobby(category(GameType.Lottery), [], lotteries)).toBeUndefined();
  });
});

const vendor = (type: GameType) => vendorOf(type, "V1");

describe("a vendor's tile (Spec §2)", () => {
  test.each([
    ["RNG", "list"],
    ["FISH", "list"],
    ["PVP", "list"],
    ["LIVE", "list"],
    ["INHOUSE", "list"],
    ["JILI", "list"],
    ["SPORTS", "launch"],
    ["ESPORTS", "launch"],
    ["COCKFIGHT", "launch"],
    ["LOTT", "launch"],
    ["ELOTT", "launch"],
  ] as const)("of %s opens as %s", (type, kind) => {
    expect(vendorOpening(vendor(type), [], lotteries).kind).toBe(kind);
  });

  test("says which list", () => {
    expect(vendorOpening(vendor("LIVE"), [], lotteries)).toEqual({
      kind: "list",
      type: "LIVE",
      vendor: "V1",
    });
  });

  test("launches the vendor's lobby, a lottery's in the mode of the whole mapping", () => {
    expect(vendorOpening(vendor("SPORTS"), [], lotteries)).toMatchObject({
      target: { gameId: "lobby", vendor: "V1", type: "SPORTS" },
    });
    const electronic = [category(GameType.ElectronicLottery, "LOTT")];
    expect(vendorOpening(vendor("LOTT"), electronic, lotteries)).toMatchObject({ target: { type: "ELOTT" } });
  });
});

describe("sibling categories", () => {
  test.each([
    ["SPORTS", ["SPORTS", "ESPORTS", "COCKFIGHT"]],
    ["ESPORTS", ["SPORTS", "ESPORTS", "COCKFIGHT"]],
    ["COCKFIGHT", ["SPORTS", "ESPORTS", "COCKFIGHT"]],
    ["LOTT", ["LOTT", "ELOTT"]],
    ["ELOTT", ["LOTT", "ELOTT"]],
    ["LIVE", ["LIVE"]],
    ["RNG", ["RNG"]],
  ] as const)("of %s are %j", (type, siblings) => {
    expect(siblingTypes(type)).toEqual(siblings);
  });

  test("every type is its own sibling", () => {
    for (const type of Object.values(GameType)) expect(siblingTypes(type)).toContain(type);
  });
});
