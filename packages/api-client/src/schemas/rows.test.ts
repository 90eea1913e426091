import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { REFUSED, readSchema } from "../../test-server/read-schema.ts";
import { collectDroppedRows, countDroppedRows, fieldsOfDropped } from "./dropped-rows.ts";
import { rows, sideRecord, sideRows, sideValue } from "./rows.ts";

describe("rows", () => {
  const id = z.object({ id: z.number() });

  test("leaves out what does not fit and counts it, however deep", () => {
    const schema = z.array(z.object({ list: rows(id) }));
    const { result, dropped } = countDroppedRows(() =>
      readSchema(schema, [{ list: [{ id: 1 }, {}] }, { list: [{ id: 2 }, null, "x"] }]),
    );
    expect(result).toEqual([{ list: [{ id: 1 }] }, { list: [{ id: 2 }] }]);
    expect(dropped).toBe(3);
    expect(countDroppedRows(() => readSchema(schema, [])).dropped).toBe(0);
  });

  test("an empty list is empty, but a list without any fitting row is a broken answer", () => {
    expect(readSchema(rows(id), [])).toEqual([]);
    expect(readSchema(rows(id), [{}, {}])).toBe(REFUSED);
    expect(readSchema(sideRows(id), [{}, {}])).toEqual([]);
    expect(readSchema(rows(id), null)).toBe(REFUSED);
  });

  test("a record without the entries that do not fit, which are counted", () => {
    const wire = { a: { id: 1 }, b: {}, c: null };
    const { result, dropped } = countDroppedRows(() => readSchema(sideRecord(id), wire));
    expect(result).toEqual({ a: { id: 1 } });
    expect(dropped).toBe(2);
    expect(readSchema(sideRecord(id), { b: {} })).toEqual({});
    expect(readSchema(sideRecord(id), null)).toBe(REFUSED);
  });

  test("a value that does not fit is replaced and counted", () => {
    const { result, dropped } = countDroppedRows(() =>
      [3, "x"].map((value) => readSchema(sideValue(z.number(), 0), value)),
    );
    expect(result).toEqual([3, 0]);
    expect(dropped).toBe(1);
  });

  test("a count inside another does not disturb it", () => {
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
    ["a value that stands alone", answer, { list: [], gate: "shut" }, ["gate"]],
    ["several lists", answer, { list: [{}], hosts: [1] }, ["list[].url", "hosts[]"]],
    ["a list within a list", deep, [{ list: [{}] }, { list: [fits, {}] }], ["[].list[].url"]],
    ["nothing", answer, { list: [fits] }, []],
  ])("tells the place of %s", (_, schema, wire, places) => {
    const { dropped } = collectDroppedRows(() => readSchema(schema, wire));
    expect(fieldsOfDropped(wire, dropped)).toEqual(places);
  });
});
