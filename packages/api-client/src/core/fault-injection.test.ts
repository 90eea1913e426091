import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type BadNetworkRun, kept, runOnBadNetwork } from "../../test-server/bad-network.ts";
import type { Passed } from "../../test-server/chaos-proxy.ts";
import { endpoints } from "../endpoints/registry.ts";
import { isApiError } from "../errors/api-error.ts";
import type { AnyEndpoint } from "./endpoint.ts";

/**
 * What chance begins with: the same faults every time. The other seeds are of the second tier: each takes seconds, and
 * meets the same faults in another order.
 */
const SEEDS = process.env.VOLADO_TEST_ALL === "1" ? [1, 2, 3, 4] : [1];
/** Calls of each seed, and how many of them are under way at a time. */
const CALLS = 600;
const AT_A_TIME = 24;
/** Tries of a call that may be repeated. */
const MAX_TRIES = 3;

const all: readonly AnyEndpoint[] = Object.values(endpoints);
const envelope = z.object({ success: z.literal(true), value: z.unknown().optional() });
const stored = z.object({
  owner: z.string(),
  records: z.array(z.object({ name: z.string(), wire: z.unknown() })),
});

const unhandled: unknown[] = [];
/**
 * Node's own fetch, when a stream of a broken answer is closed twice, lets a promise of its own go unheld: no
 * line of the client is on that stack, and no caller of fetch could hold it.
 */
const isNodesOwn = (reason: unknown): boolean => {
  if (!(reason instanceof Error) || Reflect.get(reason, "code") !== "ERR_INVALID_STATE") return false;
  const { stack = "" } = reason;
  return stack.includes("node:internal/deps/undici") && !stack.includes("/src/");
};
const note = (reason: unknown) => {
  if (!isNodesOwn(reason)) unhandled.push(reason);
};
beforeAll(() => void process.on("unhandledRejection", note));
afterAll(async () => {
  // Node tells of a rejection once the microtasks of its turn are done.
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", note);
  expect(unhandled).toEqual([]);
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The good values that were put on the wire whole for an endpoint. */
const deliveredBy = (passed: readonly Passed[]) => {
  const found = new Map<string, unknown[]>();
  for (const { method, path, sent } of passed) {
    for (const body of sent) {
      const read = envelope.safeParse(parsed(body));
      if (read.success)
        found.set(`${method} ${path}`, [...(found.get(`${method} ${path}`) ?? []), read.data.value]);
    }
  }
  return ({ method, path }: AnyEndpoint): readonly unknown[] => found.get(`${method} ${path}`) ?? [];
};

/** The requests of each call for each endpoint: its tries, and the status that it asked for keys. */
const sendsOf = (passed: readonly Passed[]): ReadonlyMap<string, readonly Passed[]> => {
  const sends = new Map<string, Passed[]>();
  for (const one of passed) {
    const key = `${one.call} ${one.method} ${one.path}`;
    sends.set(key, [...(sends.get(key) ?? []), one]);
  }
  return sends;
};
const endpointOf = (sent: string): AnyEndpoint | undefined =>
  all.find(({ method, path }) => sent.endsWith(` ${method} ${path}`));

/** What the road does without touching what the gateway said. */
const HONEST = ["nothing", "delayed", "delivered twice", "delivered twice at once", "answered twice"];

/**
 * How calls ended whose last request met one of these fates, each with the key that it was sent under. Calls
 * that shared another's request, or that had to ask for keys, are left out.
 */
const endsAfter = ({ ended, passed, refreshes }: BadNetworkRun, fates: readonly string[]) => {
  const lasts = new Map(passed.map((one) => [one.call, one]));
  return ended.flatMap((end) => {
    const last = lasts.get(end.call);
    const isOwn = last?.path === end.endpoint.path && last.method === end.endpoint.method;
    return isOwn && !refreshes.has(end.call) && fates.includes(last.fate)
      ? [{ ...end, key: last.idempotencyKey ?? "" }]
      : [];
  });
};

describe.each(SEEDS)("seed %i", (seed) => {
  let road: BadNetworkRun;
  beforeAll(async () => {
    road = await runOnBadNetwork(seed, CALLS, AT_A_TIME);
  }, 60_000);

  test("every call ends in what was sent for it or in a typed error", () => {
    const { ended, passed } = road;
    expect(ended).toHaveLength(CALLS);
    expect(unhandled).toEqual([]);
    expect(ended.filter(({ error }) => error !== undefined && !isApiError(error))).toEqual([]);
    // Chance did its work: most ways to fail were met, and many calls came through all the same.
    const kinds = new Set(ended.flatMap(({ error }) => (isApiError(error) ? error.kind : [])));
    expect([...kinds].toSorted()).toEqual(
      expect.arrayContaining(["aborted", "http", "network", "rejected", "schema", "timeout"]),
    );
    expect(new Set(passed.map(({ fate }) => fate)).size).toBeGreaterThan(20);
    expect(ended.filter(({ error }) => error === undefined).length).toBeGreaterThan(CALLS / 4);

    // What callers got is what was put on the wire for that very call.
    const delivered = deliveredBy(passed);
    const meant = (endpoint: AnyEndpoint, output: unknown) =>
      delivered(endpoint).some((value) => {
        const read = endpoint.response.safeParse(value);
        return read.success && isDeepStrictEqual(read.data, output);
      });
    expect(
      ended.filter(({ endpoint, error, output }) => error === undefined && !meant(endpoint, output)),
    ).toEqual([]);
  });

  test("a second answer on the same connection reaches nobody, nor does it spoil the first", () => {
    const ends = endsAfter(road, ["answered twice"]);
    expect(ends.filter(({ error }) => error === undefined).length).toBeGreaterThan(0);
    expect(ends.map(({ output }) => output)).not.toContain("stray");
    const kinds = ends.flatMap(({ error }) => (isApiError(error) ? [error.kind] : []));
    expect(kinds).not.toContain("schema");
    expect(kinds).not.toContain("http");
  });

  test("writes go out once, or again under their key; an encrypted one again only when it was not decrypted", () => {
    const keysOfCalls: string[] = [];
    for (const [sent, passed] of sendsOf(road.passed)) {
      const endpoint = endpointOf(sent);
      const unopened = passed.filter((one) => one.sent.some((body) => body.includes("unknown_key"))).length;
      const used = new Set(passed.map(({ idempotencyKey }) => idempotencyKey));
      // A call may ask for the status in the name of its keys, once for each time they were unknown.
      const asked = endpoint === endpoints.getStatus ? (road.refreshes.get(passed[0]?.call ?? 0) ?? 1) : 1;
      if (endpoint?.replay === "never") expect(passed.length, sent).toBeLessThanOrEqual(1 + unopened);
      else expect(passed.length, sent).toBeLessThanOrEqual(MAX_TRIES * (asked + unopened));
      if (endpoint?.replay !== "keyed") continue;
      expect([...used], sent).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
      for (const one of used) if (one !== undefined) keysOfCalls.push(one);
    }
    expect(new Set(keysOfCalls).size).toBe(keysOfCalls.length);
  });

  test("a key has one effect, however often it was sent, delivered or answered", () => {
    const { effects, passed, received } = road;
    expect(effects.length).toBeGreaterThan(20);
    expect(new Set(effects).size).toBe(effects.length);
    // Keys did come more than once: by the client's own tries, and by a road that delivers twice.
    const arrivals = new Map<string, number>();
    for (const { idempotencyKey: key } of received)
      if (key !== undefined) arrivals.set(key, (arrivals.get(key) ?? 0) + 1);
    expect([...arrivals.values()].filter((times) => times > 1).length).toBeGreaterThan(3);
    const doubled = passed.filter(
      ({ fate, idempotencyKey }) => idempotencyKey !== undefined && fate.startsWith("delivered twice"),
    );
    expect(doubled.length).toBeGreaterThan(0);
    // Whoever was told that it was done was told the truth.
    const known = new Set(effects);
    const done = endsAfter(road, HONEST).filter(
      ({ endpoint, error }) => endpoint.replay === "keyed" && error === undefined,
    );
    expect(done.length).toBeGreaterThan(10);
    expect(
      done.filter(({ key }) => !known.has(key)).map(({ call, endpoint }) => `${call} ${endpoint.id}`),
    ).toEqual([]);
  });

  test("a token is told to be over once, and nobody is shown another member's answer", () => {
    expect(new Set(road.expired).size).toBe(road.expired.length);
    expect(road.strangers).toEqual([]);
  });

  test("what is kept was sent whole, fits its schema, and is the member's own", () => {
    const delivered = deliveredBy(road.passed);
    let records = 0;
    for (const text of road.contents.values()) {
      const { owner, records: found } = stored.parse(parsed(text));
      for (const { name, wire } of found) {
        const endpoint = kept.find(({ cache }) => cache?.record === name) ?? endpoints.getStatus;
        expect(
          delivered(endpoint).some((value) => isDeepStrictEqual(value, wire)),
          name,
        ).toBe(true);
        expect(endpoint.response.safeParse(wire).success, name).toBe(true);
        if (name === "memberInfo") expect(wire).toMatchObject({ account: owner });
        records += 1;
      }
    }
    expect(records).toBeGreaterThan(0);
  });
});

test("a seed asks the same calls and does the same to each, however many are under way", async () => {
  const CHOSEN = 120;
  const [crowd, few] = await Promise.all([runOnBadNetwork(5, CHOSEN, 24), runOnBadNetwork(5, CHOSEN, 7)]);
  const plansOf = ({ planned }: BadNetworkRun) =>
    [...planned]
      .toSorted(([one], [other]) => one - other)
      .map(([call, { endpoint, ...around }]) => `${call} ${endpoint.id} ${JSON.stringify(around)}`);
  expect(plansOf(crowd)).toEqual(plansOf(few));
  const fatesOf = ({ passed }: BadNetworkRun) =>
    new Map(passed.map(({ call, attempt, fate }) => [`${call}.${attempt}`, fate]));
  const [one, other] = [fatesOf(crowd), fatesOf(few)];
  const shared = [...one.keys()].filter((request) => other.has(request));
  expect(shared.length).toBeGreaterThan(CHOSEN / 2);
  expect(shared.filter((request) => one.get(request) !== other.get(request))).toEqual([]);
}, 60_000);
