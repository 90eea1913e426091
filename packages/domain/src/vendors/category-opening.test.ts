import { describe, expect, test } from "vitest";
import { lotteries } from "../../samples/lotteries.ts";
import { GameType } from "../games/game-type.ts";
import { categoryNavigates } from "./category-navigates.ts";
import { categoryLobby } from "./category-opening.ts";
import type { VendorCategory } from "./vendor.ts";

const category = (type: GameType, ...codes: string[]): VendorCategory => ({
  type,
  vendors: codes.map((code) => ({
    code,
    name: code,
    type,
    classify: [],
    imageUrl: undefined,
    logoUrl: undefined,
  })),
});

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

  test("the others have lists, and a category without vendors has nothing to launch", () => {
    expect(categoryLobby(category(GameType.Slots, "JL"), [], lotteries)).toBeUndefined();
    expect(categoryLobby(category(GameType.Sports, "FB"), [], lotteries)).toBeUndefined();
    expect(categoryLobby(category(GameType.Lottery), [], lotteries)).toBeUndefined();
  });
});
