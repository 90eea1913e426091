import { describe, expect, it } from "vitest";
import { codingFor } from "./accept-encoding.ts";

describe("the coding of an answer", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["identity", undefined],
    ["gzip, deflate", "gzip"],
    ["gzip, deflate, br", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.000", undefined],
    ["BR;q=0.5", "br"],
    ["brotli", undefined],
  ])("for %j is %j", (header, coding) => {
    expect(codingFor(header)).toBe(coding);
  });
});
