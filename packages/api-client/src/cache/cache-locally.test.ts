import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CacheLookup, cacheLocally, parseStoredRecords } from "./cache-locally.ts";

const rule = { record: "status", version: 1, maxAge: 1_000, personal: false };
const policy = cacheLocally(rule);
const lookup = (text: string | null | undefined, more: Partial<CacheLookup> = {}): CacheLookup => ({
  text,
  owner: "",
  key: "{}",
  now: 5_000,
  ...more,
});

describe("cacheLocally", () => {
  const text = policy.add(lookup(undefined), { a: 1 });

  test("finds what was kept", () => {
    expect(policy.find(lookup(text))).toEqual({ a: 1 });
  });

  test.each<[string, Partial<CacheLookup>]>([
    ["of another request", { key: '{"q":1}' }],
    ["of somebody else", { owner: "ana" }],
    ["that is too old", { now: 6_001 }],
    ["from the future, after the clock was set back", { now: 3_999 }],
  ])("finds nothing %s", (_, more) => {
    expect(policy.find(lookup(text, more))).toBeUndefined();
  });

  test("still finds it at the end of its age", () => {
    expect(policy.find(lookup(text, { now: 6_000 }))).toEqual({ a: 1 });
  });

  test("drops records of an older wire shape", () => {
    expect(cacheLocally({ ...rule, version: 2 }).find(lookup(text))).toBeUndefined();
  });

  test("keeps one record for each request, the last one", () => {
    const twice = policy.add(lookup(policy.add(lookup(text), { a: 2 }), { key: "other" }), { a: 3 });
    expect(policy.find(lookup(twice))).toEqual({ a: 2 });
    expect(parseStoredRecords(twice, "").records).toHaveLength(2);
  });

  test("somebody else's records are dropped with the first of one's own", () => {
    const mine = policy.add(lookup(text, { owner: "ana" }), { mine: true });
    expect(policy.find(lookup(mine, { owner: "ana" }))).toEqual({ mine: true });
    expect(policy.find(lookup(mine))).toBeUndefined();
  });

  test("never holds more than 24 records or 200,000 characters, and drops the oldest", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60_000), { minLength: 1, maxLength: 40 }), (sizes) => {
        const filled = sizes.reduce<string | undefined>(
          (stored, size, index) => policy.add(lookup(stored, { key: String(index) }), "x".repeat(size)),
          undefined,
        );
        const { records } = parseStoredRecords(filled, "");
        expect(records.length).toBeLessThanOrEqual(24);
        expect(filled?.length ?? 0).toBeLessThanOrEqual(201_000);
        expect(records[0]?.key).toBe(String(sizes.length - 1));
      }),
      { numRuns: 30 },
    );
  });

  test.each([null, undefined, "", "{", "[]", "null", '{"owner":""}', '{"owner":"","records":[1]}'])(
    "unreadable records %j count as none",
    (broken) => {
      expect(policy.find(lookup(broken))).toBeUndefined();
      expect(policy.find(lookup(policy.add(lookup(broken), 7)))).toBe(7);
    },
  );
});
