import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { change } from "./browser/calls.ts";

const UUID = z.guid();

afterEach(() => vi.unstubAllGlobals());

/** A console API that drops a number of responses and records the keys of its requests. */
const open = (lost = 0) => {
  const left = { lost };
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_path: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get("Idempotency-Key"));
    if (left.lost-- > 0) throw new TypeError("cut");
    return Response.json({ success: true, value: null });
  });
  return { keys };
};

const give = (name: string) => change("POST", `rewards/${name}`, { amount: 5_000 });
const set = (name: string) => change("PUT", `accounts/${name}/balance`, { balance: 70_000 });

it("a gift whose answer is lost is sent again with its key, and the next gift with a new one", async () => {
  const { keys } = open(1);
  await expect(give("ana")).rejects.toThrow("cut");
  await give("eva");
  await give("ana");
  await give("ana");
  const [first, other, again, next] = keys.map((key) => UUID.parse(key));
  expect(again).toBe(first);
  expect(new Set([first, other, next]).size).toBe(3);
});

it("two taps before the first answer are one gift, and a later tap is another", async () => {
  const { keys } = open();
  await Promise.all([give("ana"), give("ana")]);
  await give("ana");
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it("a balance is set again on every request, also after a lost answer", async () => {
  const { keys } = open(1);
  await expect(set("ana")).rejects.toThrow("cut");
  await set("ana");
  expect(new Set(keys.map((key) => UUID.parse(key))).size).toBe(2);
});

it.each([
  ["PUT", "switches/GOOGLELOGIN3"],
  ["POST", "accounts/ana/agent"],
  ["PUT", "red-rain"],
  ["DELETE", "outbox"],
] as const)("%s %s needs no key", async (method, name) => {
  const { keys } = open();
  await change(method, name);
  expect(keys).toEqual([null]);
});
