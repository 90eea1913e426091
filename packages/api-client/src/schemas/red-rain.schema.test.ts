import { describe, expect, test } from "vitest";
import { fromCentavos, REFUSED, readSchema } from "../../test-server/read-schema.ts";
import { redRainSchema } from "./red-rain.schema.ts";

const rain = { id: 7, startsAt: 100, endsAt: 200, tries: "3", maxPrize: "10.00", openings: ["5.00", "0.00"] };
const wire = {
  serverTime: 150,
  currency: "MXN",
  rain,
  last: { endedAt: 50, opened: 2, won: "7.50" },
};

describe("a red rain", () => {
  test("has its openings and the result of the previous one", () => {
    expect(readSchema(redRainSchema, wire)).toEqual({
      serverTime: 150,
      rain: {
        id: "7",
        startsAt: 100,
        endsAt: 200,
        tries: 3,
        maxPrize: fromCentavos(1_000),
        openings: [fromCentavos(500), fromCentavos(0)],
      },
      last: { endedAt: 50, opened: 2, won: fromCentavos(750) },
    });
  });

  test("may be missing, and so may the previous one", () => {
    expect(readSchema(redRainSchema, { ...wire, rain: null, last: null })).toMatchObject({
      rain: undefined,
      last: undefined,
    });
  });

  test.each([
    { openings: ["5.00", "lots"] },
    { openings: [-1] },
    { tries: -1 },
    { maxPrize: "-1" },
    { endsAt: "soon" },
  ])("with %j is not valid", (change) => {
    expect(readSchema(redRainSchema, { ...wire, rain: { ...rain, ...change } })).toBe(REFUSED);
  });
});
