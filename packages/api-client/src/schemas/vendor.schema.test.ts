import { describe, expect, test } from "vitest";
import { countDroppedRows } from "./dropped-rows.ts";
import { vendorCategoriesSchema } from "./vendor.schema.ts";

describe("vendor categories", () => {
  const answer = {
    mapping: {
      RNG: [
        { vassalage: "A", displayName: "Alfa", mobileLargeIcon: "/a-wide.webp", lagerIcon: "/a.webp" },
        { vassalage: "B", displayName: "Beta", gameClassify: ["NEW"] },
      ],
      LIVE: [{ vassalage: "C", displayName: "Casa" }],
    },
    sorting: [
      { gameCategory: "LIVE", vendorNames: [{ vassalage: "C" }] },
      {
        gameCategory: "RNG",
        vendorNames: [
          { vassalage: "B", accountTypeName: "Beta Plus" },
          { vassalage: "X" },
          { vassalage: "A" },
        ],
      },
      { gameCategory: "PVP", vendorNames: [] },
      { gameCategory: "UNHEARD", vendorNames: [] },
    ],
    display: ["RNG", "LIVE"],
  };

  test("follow sorting, show only what display names, and leave out vendors without mapping", () => {
    const { result, dropped } = countDroppedRows(() => vendorCategoriesSchema.safeParse(answer));
    const categories = result.data ?? [];
    expect(
      categories.map(({ type, vendors }) => [type, vendors.map(({ code, name }) => `${code} ${name}`)]),
    ).toEqual([
      ["LIVE", ["C Casa"]],
      ["RNG", ["B Beta Plus", "A Alfa"]],
    ]);
    expect(categories[1]?.vendors[1]).toMatchObject({
      imageUrl: "/a-wide.webp",
      logoUrl: "/a.webp",
      classify: [],
    });
    expect(dropped).toBe(1);
  });

  test("keep a vendor with a classification that nobody knows here", () => {
    const RNG = [{ vassalage: "A", displayName: "Alfa", gameClassify: ["NEW", "SUPER"] }];
    const sorting = [{ gameCategory: "RNG", vendorNames: [{ vassalage: "A" }] }];
    const { data } = vendorCategoriesSchema.safeParse({ mapping: { RNG }, sorting, display: ["RNG"] });
    expect(data?.[0]?.vendors).toMatchObject([{ code: "A", classify: ["NEW"] }]);
  });
});
