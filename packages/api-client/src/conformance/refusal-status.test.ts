import { describe, expect, it } from "vitest";
import { isStatusOf, type RefusalCode } from "./refusal-status.ts";

describe("the status that a refusal comes with", () => {
  it.each<[RefusalCode, readonly number[], readonly number[]]>([
    ["invalid_input", [422, 400, 405, 413], [200, 403, 503]],
    ["internal", [500, 503], [400, 502]],
    ["conflict", [409], [422, 500, 503]],
  ])("of %s is one of its own", (code, right, wrong) => {
    expect(right.filter((status) => !isStatusOf(code, status))).toEqual([]);
    expect(wrong.filter((status) => isStatusOf(code, status))).toEqual([]);
  });
});
