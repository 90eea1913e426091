import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { REFUSED, readSchema } from "../../test-server/read-schema.ts";
import { wireCount, wireFlag, wireId, wireInstant, wireNumber, wireText } from "./primitives.ts";

describe("primitives", () => {
  test.each<[string, z.ZodMiniType, unknown, unknown]>([
    ["number", wireNumber, 1.5, 1.5],
    ["number", wireNumber, "1.50", 1.5],
    ["number", wireNumber, " -3 ", -3],
    ["number", wireNumber, "", REFUSED],
    ["number", wireNumber, "1e3", REFUSED],
    ["number", wireNumber, "0x10", REFUSED],
    ["number", wireNumber, Number.NaN, REFUSED],
    ["number", wireNumber, null, REFUSED],
    ["count", wireCount, "25", 25],
    ["count", wireCount, -1, REFUSED],
    ["count", wireCount, 1.5, REFUSED],
    ["flag", wireFlag, 1, true],
    ["flag", wireFlag, "0", false],
    ["flag", wireFlag, "true", true],
    ["flag", wireFlag, false, false],
    ["flag", wireFlag, 2, REFUSED],
    ["flag", wireFlag, "yes", REFUSED],
    ["id", wireId, 17, "17"],
    ["id", wireId, "a-1", "a-1"],
    ["id", wireId, "", REFUSED],
    ["text", wireText, "", undefined],
    ["text", wireText, null, undefined],
    ["text", wireText, undefined, undefined],
    ["text", wireText, "x", "x"],
    ["instant", wireInstant, null, undefined],
    ["instant", wireInstant, "1767225600000", 1_767_225_600_000],
    ["instant", wireInstant, 8.64e15, 8.64e15],
    ["instant", wireInstant, 8.65e15, REFUSED],
    ["instant", wireInstant, -8.65e15, REFUSED],
    ["instant", wireInstant, "1".repeat(30), REFUSED],
  ])("a %s: %j", (_, schema, wire, value) => {
    expect(readSchema(schema, wire)).toBe(value);
  });
});
