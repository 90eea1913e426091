import { describe, expect, test } from "vitest";
import { benefitsSchema } from "./benefits.schema.ts";

const level = (over: object = {}) => ({ labelName: "Oro", turnover: "250000.00", perks: [], ...over });
const club = (over: object = {}) => ({
  labelName: "Oro",
  turnover: "1234.50",
  currency: "MXN",
  levels: [level()],
  ...over,
});

describe("the VIP club", () => {
  test("has its levels in order, and perks in the site's words", () => {
    const perks = [
      { type: "WEEKLY_BONUS", amount: "500.00" },
      { type: "BIRTHDAY_BONUS", amount: 100 },
      { type: "REBATE", rate: "0.50" },
      { type: "WITHDRAWALS", count: "8" },
      { type: "HOST" },
    ];
    const read = benefitsSchema.parse(
      club({ levels: [level({ perks }), level({ labelName: "Plata", turnover: 0 })] }),
    );
    expect(read.levels.map(({ name }) => name)).toEqual(["Plata", "Oro"]);
    expect(read.levels[1]?.perks).toEqual([
      { kind: "weekly-bonus", amount: 500 },
      { kind: "birthday-bonus", amount: 100 },
      { kind: "rebate", percent: 0.5 },
      { kind: "withdrawals", count: 8 },
      { kind: "host" },
    ]);
  });

  test("leaves perks out that it has no words for, and stands", () => {
    const perks = [{ type: "YACHT" }, { type: "REBATE", rate: "-1" }, { type: "HOST" }];
    expect(benefitsSchema.parse(club({ levels: [level({ perks })] })).levels[0]?.perks).toEqual([
      { kind: "host" },
    ]);
  });

  test.each([
    ["no level", club({ levels: [] })],
    ["a level that can't be read", club({ levels: [level(), level({ turnover: "much" })] })],
    ["no label", club({ labelName: "" })],
  ])("with %s is none", (_what, wire) => {
    expect(benefitsSchema.safeParse(wire).success).toBe(false);
  });
});
