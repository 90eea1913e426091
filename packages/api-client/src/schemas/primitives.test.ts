import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { REFUSED, readSchema } from "../../test-server/read-schema.ts";
import { wireAmount, wireCentavos, wirePositive } from "./amounts.ts";
import { collectDroppedRows, countDroppedRows, fieldsOfDropped } from "./dropped-rows.ts";
import { wireCount, wireFlag, wireId, wireInstant, wireNumber, wireText } from "./primitives.ts";
import { rows, sideRecord, sideRows, sideValue } from "./rows.ts";
import { humanProofSchema, wireProofOf } from "./verification.schema.ts";

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

describe("a proof of human verification", () => {
  test("round-trips", () => {
    const proof = { lotNumber: "l", output: "", passToken: "p", generatedAt: "1767225600" };
    expect(humanProofSchema.parse(wireProofOf(proof))).toEqual(proof);
  });
});

describe("rows", () => {
  const id = z.object({ id: z.number() });

  test("drops and counts invalid rows at any depth", () => {
    const schema = z.array(z.object({ list: rows(id) }));
    const { result, dropped } = countDroppedRows(() =>
      readSchema(schema, [{ list: [{ id: 1 }, {}] }, { list: [{ id: 2 }, null, "x"] }]),
    );
    expect(result).toEqual([{ list: [{ id: 1 }] }, { list: [{ id: 2 }] }]);
    expect(dropped).toBe(3);
    expect(countDroppedRows(() => readSchema(schema, [])).dropped).toBe(0);
  });

  test("accepts an empty list, but not a list without any valid row", () => {
    expect(readSchema(rows(id), [])).toEqual([]);
    expect(readSchema(rows(id), [{}, {}])).toBe(REFUSED);
    expect(readSchema(sideRows(id), [{}, {}])).toEqual([]);
    expect(readSchema(rows(id), null)).toBe(REFUSED);
  });

  test("sideRecord drops and counts invalid entries", () => {
    const wire = { a: { id: 1 }, b: {}, c: null };
    const { result, dropped } = countDroppedRows(() => readSchema(sideRecord(id), wire));
    expect(result).toEqual({ a: { id: 1 } });
    expect(dropped).toBe(2);
    expect(readSchema(sideRecord(id), { b: {} })).toEqual({});
    expect(readSchema(sideRecord(id), null)).toBe(REFUSED);
  });

  test("sideValue replaces and counts an invalid value", () => {
    const { result, dropped } = countDroppedRows(() =>
      [3, "x"].map((value) => readSchema(sideValue(z.number(), 0), value)),
    );
    expect(result).toEqual([3, 0]);
    expect(dropped).toBe(1);
  });

  test("nested counts are independent", () => {
    const { dropped } = countDroppedRows(() => {
      readSchema(sideRows(id), [{}]);
      countDroppedRows(() => readSchema(sideRows(id), [{}, {}]));
      return readSchema(sideRows(id), [{}]);
    });
    expect(dropped).toBe(2);
  });

  const field = z.object({ url: z.string(), images: z.optional(z.array(z.object({ at: z.number() }))) });
  const answer = z.object({
    list: sideRows(field),
    names: z.optional(sideRecord(z.string())),
    hosts: z.optional(sideRows(z.string())),
    gate: z.optional(sideValue(z.number(), 0)),
  });
  const deep = z.array(answer);
  const fits = { url: "/a" };

  test.each([
    ["a field of a row", answer, { list: [fits, { url: 5 }, {}] }, ["list[].url"]],
    ["a field further in", answer, { list: [{ url: "/a", images: [{}] }] }, ["list[].images[].at"]],
    ["a row as a whole", answer, { list: [null, fits] }, ["list[]"]],
    ["an entry of a record", answer, { list: [], names: { A: "a", B: 1 } }, ["names.B"]],
    ["a plain value, not its twin", answer, { list: [], gate: 7, hosts: ["/a", 7] }, ["hosts[]"]],
    ["a single value", answer, { list: [], gate: "shut" }, ["gate"]],
    ["several lists", answer, { list: [{}], hosts: [1] }, ["list[].url", "hosts[]"]],
    ["a list within a list", deep, [{ list: [{}] }, { list: [fits, {}] }], ["[].list[].url"]],
    ["nothing", answer, { list: [fits] }, []],
  ])("has the path of %s", (_, schema, wire, places) => {
    const { dropped } = collectDroppedRows(() => readSchema(schema, wire));
    expect(fieldsOfDropped(wire, dropped)).toEqual(places);
  });
});
