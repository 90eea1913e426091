import { describe, expect, test } from "vitest";
import { lotteries } from "../../samples/lotteries.ts";
import { GameType } from "../games/game-type.ts";
import { siblingTypes } from "./sibling-types.ts";
import type { Vendor } from "./vendor.ts";
import { vendorOpening } from "./vendor-opening.ts";

const vendor = (type: GameType): Vendor => ({
  code: "V1",
  name: "Vendor",
  type,
  classify: [],
  imageUrl: undefined,
  logoUrl: undefined,
});

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
    const electronic = [
      { type: GameType.ElectronicLottery, vendors: [{ ...vendor("ELOTT"), code: "LOTT" }] },
    ];
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
