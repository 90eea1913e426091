import { describe, expect, test } from "vitest";
import { fromCentavos } from "../../test-server/read-schema.ts";
import { benefitsSchema } from "./benefits.schema.ts";

const level = (over: object = {}) => ({ name: "Oro", from: "250000.00", perks: [], ...over });
const club = (over: object = {}) => ({
  label: "Oro",
  turnover: "1234.50",
  currency: "MXN",
  levels: [level()],
  ...over,
});

describe("the VIP club", () => {
  test("has its levels in order, and perks in the site's words", () => {
    const perks = [
      { kind: "weekly-bonus", amount: "500.00" },
      { kind: "birthday-bonus", amount: 100 },
      { kind: "rebate", percent: "0.50" },
      { kind: "withdrawals", count: "8" },
      { kind: "host" },
    ];
    const read = benefitsSchema.parse(
      club({ levels: [level({ perks }), level({ name: "Plata", from: 0 })] }),
    );
    expect(read.levels.map(({ name }) => name)).toEqual(["Plata", "Oro"]);
    expect(read.levels[1]?.perks).toEqual([
      { kind: "weekly-bonus", amount: fromCentavos(50_000) },
      { kind: "birthday-bonus", amount: fromCentavos(10_000) },
      { kind: "rebate", percent: 0.5 },
      { kind: "withdrawals", count: 8 },
      { kind: "host" },
    ]);
  });

  test("leaves perks out that it has no words for, and stands", () => {
    const perks = [{ kind: "yacht" }, { kind: "rebate", percent: "-1" }, { kind: "host" }];
    expect(benefitsSchema.parse(club({ levels: [level({ perks })] })).levels[0]?.perks).toEqual([
      { kind: "host" },
    ]);
  });

  test.each([
    ["no level", club({ levels: [] })],
    ["a level that can't be read", club({ levels: [level(), level({ from: "much" })] })],
    ["no label", club({ label: "" })],
  ])("with %s is none", (_what, wire) => {
    expect(benefitsSchema.safeParse(wire).success).toBe(false);
  });
});
