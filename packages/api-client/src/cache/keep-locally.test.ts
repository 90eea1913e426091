import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keepLocally, type Place } from "./keep-locally.ts";
import { parseShelf } from "./shelf.ts";

const rule = { record: "status", version: 1, maxAge: 1_000, personal: false };
const policy = keepLocally(rule);
const place = (text: string | null | undefined, more: Partial<Place> = {}): Place => ({
  text,
  owner: "",
  key: "{}",
  now: 5_000,
  ...more,
});

describe("keepLocally", () => {
  const text = policy.add(place(undefined), { a: 1 });

  test("finds what was kept", () => {
    expect(policy.find(place(text))).toEqual({ a: 1 });
  });

  test.each<[string, Partial<Place>]>([
    ["of another request", { key: '{"q":1}' }],
    ["of somebody else", { owner: "ana" }],
    ["that is too old", { now: 6_001 }],
    ["from the future, after the clock was set back", { now: 3_999 }],
  ])("finds nothing %s", (_, more) => {
    expect(policy.find(place(text, more))).toBeUndefined();
  });

  test("still finds it at the end of its age", () => {
    expect(policy.find(place(text, { now: 6_000 }))).toEqual({ a: 1 });
  });

  test("drops records of an older wire shape", () => {
    expect(keepLocally({ ...rule, version: 2 }).find(place(text))).toBeUndefined();
  });

  test("keeps one record for each request, the last one", () => {
    const twice = policy.add(place(policy.add(place(text), { a: 2 }), { key: "other" }), { a: 3 });
    expect(policy.find(place(twice))).toEqual({ a: 2 });
    expect(parseShelf(twice, "").records).toHaveLength(2);
  });

  test("somebody else's records are dropped with the first of one's own", () => {
    const mine = policy.add(place(text, { owner: "ana" }), { mine: true });
    expect(policy.find(place(mine, { owner: "ana" }))).toEqual({ mine: true });
    expect(policy.find(place(mine))).toBeUndefined();
  });

  test("never holds more than 24 records or 200,000 characters, and drops the oldest", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60_000), { minLength: 1, maxLength: 40 }), (sizes) => {
        const filled = sizes.reduce<string | undefined>(
          (shelf, size, index) => policy.add(place(shelf, { key: String(index) }), "x".repeat(size)),
          undefined,
        );
        const { records } = parseShelf(filled, "");
        expect(records.length).toBeLessThanOrEqual(24);
        expect(filled?.length ?? 0).toBeLessThanOrEqual(201_000);
        expect(records[0]?.key).toBe(String(sizes.length - 1));
      }),
      { numRuns: 30 },
    );
  });

  test.each([null, undefined, "", "{", "[]", "null", '{"owner":""}', '{"owner":"","records":[1]}'])(
    "an unreadable shelf %j is an empty one",
    (broken) => {
      expect(policy.find(place(broken))).toBeUndefined();
      expect(policy.find(place(policy.add(place(broken), 7)))).toBe(7);
    },
  );
});
