import { describe, expect, it } from "vitest";
import type { Metrics } from "./measure.ts";
import { median, medianOf } from "./median.ts";
import { noisePicture } from "./picture.ts";
import { resultTable } from "./table.ts";

const load = (metrics: Partial<Metrics>): Metrics => ({
  score: 100,
  fcp: 1000,
  lcp: 1000,
  tbt: 0,
  cls: 0,
  scriptBytes: 58_400,
  allBytes: 76_000,
  ...metrics,
});

describe("median", () => {
  it.each([
    [[5], 5],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
  ])("of %j is %d", (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it("is taken metric by metric", () => {
    const runs = [load({ lcp: 1, tbt: 9 }), load({ lcp: 2, tbt: 1 }), load({ lcp: 9, tbt: 2 })];
    expect(medianOf(runs)).toMatchObject({ lcp: 2, tbt: 2 });
  });
});

describe("the table of results", () => {
  it("compares each page with the floor of the same run", () => {
    const floor = { page: "floor", sim: load({}), applied: load({ lcp: 2000 }) };
    const home = {
      page: "home",
      sim: load({ lcp: 1250, cls: 0.001 }),
      applied: load({ lcp: 2100, cls: 0.02 }),
    };
    expect(resultTable(floor, [home]).split("\n")).toEqual([
      "| page | score sim/applied | FCP sim | LCP sim/applied | TBT sim | CLS | JS KB | all KB | LCP / floor |",
      "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
      "| floor | 100 / 100 | 1000 | 1000 / 2000 | 0 | 0.000 | 58 | 76 | 1.00 / 1.00 |",
      "| home | 100 / 100 | 1000 | 1250 / 2100 | 0 | 0.020 | 58 | 76 | 1.25 / 1.05 |",
    ]);
  });
});

describe("the floor's picture", () => {
  it("is a PNG that weighs about a byte a pixel, the same every time", () => {
    const picture = noisePicture(130, 130);
    expect(picture.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect(picture.length).toBeGreaterThan(130 * 130);
    expect(picture.length).toBeLessThan(130 * 130 + 500);
    expect(noisePicture(130, 130).equals(picture)).toBe(true);
  });
});
