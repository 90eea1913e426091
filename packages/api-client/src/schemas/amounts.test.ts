import { describe, expect, test } from "vitest";
import { REFUSED, readSchema } from "../../test-server/read-schema.ts";
import { wireAmount, wireCentavos, wirePositive } from "./amounts.ts";

describe("money on the wire (decisions W6)", () => {
  test.each([
    ["12.50", 1_250],
    [" 7 ", 700],
    [333.33, 33_333],
    [0.1 + 0.2, 30],
    ["1.005", 101],
    ["-20.00", -2_000],
    ["12,50", REFUSED],
    ["1e3", REFUSED],
    ["", REFUSED],
    [null, REFUSED],
    [Number.NaN, REFUSED],
    [1e21, REFUSED],
    ["99999999999999999", REFUSED],
  ])("%j is %s centavos", (wire, centavos) => {
    expect(readSchema(wireCentavos, wire)).toBe(centavos);
  });

  test.each([
    ["-0.01", REFUSED, REFUSED],
    ["0.00", 0, REFUSED],
    ["0.01", 1, 1],
  ])("%j is %s as an amount, and %s as more than nothing", (wire, amount, positive) => {
    expect(readSchema(wireAmount, wire)).toBe(amount);
    expect(readSchema(wirePositive, wire)).toBe(positive);
  });
});
