import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalOf, hundredthsOf, readHundredths } from "./hundredths.ts";

const counted = fc.maxSafeInteger();

describe("the hundredths in a decimal", () => {
  test.each([
    ["0", 0],
    ["12", 1_200],
    ["1234.5", 123_450],
    [" 7.07 ", 707],
    ["-20.00", -2_000],
    ["-0.00", 0],
    ["1.005", 101],
    ["-1.005", -101],
    ["0.0049999999999999999", 0],
    ["90071992547409.91", Number.MAX_SAFE_INTEGER],
    [333.33, 33_333],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [1e-6, 0],
    [1e-7, 0],
    [-1e-9, 0],
  ])("%j is %d", (decimal, hundredths) => expect(readHundredths(decimal)).toBe(hundredths));

  test.each([
    "",
    " ",
    "1,5",
    "1.",
    ".5",
    "+5",
    "--5",
    "1e3",
    "0x10",
    "1.2.3",
    "5 MXN",
    "Infinity",
    "90071992547409.92",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
  ])("%j is not valid", (nonsense) => {
    expect(readHundredths(nonsense)).toBeUndefined();
    expect(() => hundredthsOf(nonsense)).toThrow(RangeError);
  });

  test("survive the round trip through the wire format", () => {
    fc.assert(fc.property(counted, (hundredths) => hundredthsOf(decimalOf(hundredths)) === hundredths));
  });

  test("survive the round trip through JSON numbers", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (hundredths) =>
        Object.is(readHundredths(hundredths / 100), hundredths === 0 ? 0 : hundredths),
      ),
    );
  });
});

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [-5, "-0.05"],
  [123_450, "1234.50"],
  [Number.MAX_SAFE_INTEGER, "90071992547409.91"],
])("%d hundredths are sent as %s", (hundredths, decimal) => expect(decimalOf(hundredths)).toBe(decimal));

test("the wire format has two decimals", () => {
  fc.assert(fc.property(counted, (hundredths) => /^-?\d+\.\d\d$/.test(decimalOf(hundredths))));
});
