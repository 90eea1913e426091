import { describe, expect, it } from "vitest";
import { expectTold } from "./told-refusals.ts";

describe("a refusal", () => {
  it.each([
    ["login", "wrong_password", 403],
    ["getStatus", "maintenance", 503],
  ] as const)("of %s with %s %i stands in the reference", (id, code, status) => {
    expect(() => expectTold(id, code, status)).not.toThrow();
  });

  it.each([
    ["getStatus", "wrong_password", 403],
    ["login", "wrong_password", 404],
    ["login", undefined, 403],
  ] as const)(
    "of %s with %s %i that the reference doesn't tell fails the test that met it",
    (id, code, status) => {
      expect(() => expectTold(id, code, status)).toThrow(`${id} was refused with ${code} ${status}`);
    },
  );
});
