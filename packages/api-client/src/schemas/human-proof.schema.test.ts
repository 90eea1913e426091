import { describe, expect, test } from "vitest";
import { humanProofSchema, wireProofOf } from "./human-proof.schema.ts";

describe("a human's proof", () => {
  test("a human's proof comes back as it was sent", () => {
    const proof = { lotNumber: "l", output: "", passToken: "p", generatedAt: "1767225600" };
    expect(humanProofSchema.parse(wireProofOf(proof))).toEqual(proof);
  });
});
