import { AsyncLocalStorage } from "node:async_hooks";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type Passed, startChaosProxy } from "../../test-server/chaos-proxy.ts";
import { type Seeded, seeded } from "../../test-server/seeded.ts";
import { serveFetch } from "../../test-server/serve-fetch.ts";
import { endpoints } from "../endpoints/registry.ts";
import { isApiError } from "../errors/api-error.ts";
import { createTestGateway, memoryStorage, samples } from "../testing/index.ts";
import { createClient } from "./client.ts";
import type { AnyEndpoint } from "./endpoint.ts";

/** What chance begins with: the same faults every time. */
const SEEDS = [1, 2, 3, 4] as const;
/** Calls of each seed, and how many of them are under way at a time. */
const CALLS = 600;
const AT_A_TIME = 24;
/** Tries of a call that may be repeated. */
const MOST_TRIES = 3;
/** Milliseconds for one try: shorter than the proxy's long delay, longer than its short ones. */
const TIMEOUT = 700;

const all: readonly AnyEndpoint[] = Object.values(endpoints);
const kept = all.filter(({ cache }) => cache);
const inputs = new Map<string, { readonly input: unknown }>(Object.entries(samples));
const envelope = z.object({ success: z.literal(true), value: z.unknown().optional() });
const shelf = z.object({
  owner: z.string(),
  records: z.array(z.object({ name: z.string(), wire: z.unknown() })),
});

/** Any call, and those whose answers are kept as often as all others together. */
const chosen = (random: Seeded): AnyEndpoint => {
  const among = random.next() < 0.5 ? kept : all;
  return among[random.below(among.length)] ?? endpoints.getStatus;
};

const unhandled: unknown[] = [];
/**
 * Node's own fetch, when a stream of a broken answer is closed twice, lets a promise of its own go unheld: no line of the client is on that
 * stack, and no caller of fetch could hold it.
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
  // What hung to the end is given up by now, too.
  await new Promise((resolve) => setTimeout(resolve, 2 * TIMEOUT));
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

/** A storage that now and then is full, or blocked. */
const moodyStorage = (seed: number) => {
  const random = seeded(seed);
  const { contents, get, set, remove } = memoryStorage();
  const moody = <A extends readonly unknown[], R>(operate: (...args: A) => R) => {
    return (...args: A): R => {
      if (random.next() < 0.1) throw new DOMException("full", "QuotaExceededError");
      return operate(...args);
    };
  };
  return { contents, get: moody(get), set: moody(set), remove };
};

test.each(SEEDS)(
  "seed %i: every call ends in what was sent or in a typed error, and nothing bad is kept",
  async (seed) => {
    const random = seeded(seed);
    const gateway = await createTestGateway();
    for (const endpoint of [endpoints.getMemberInfo, endpoints.renewMember]) {
      const { value } = samples[endpoint.id];
      gateway.answer(endpoint, ({ token }: { token?: string }) => ({
        ...value,
        account: token?.split(" ")[0],
      }));
    }
    await using origin = await serveFetch(gateway.fetch);
    await using proxy = await startChaosProxy(origin.port, seed);

    const running = new AsyncLocalStorage<string>();
    const session = { member: "ana", generation: 0 };
    const expired: string[] = [];
    const refreshes = new Map<string, number>();
    const storage = moodyStorage(seed);
    let keys = gateway.keys();
    const client = createClient({
      baseUrl: proxy.url,
      merchant: "volado",
      platform: "M",
      language: () => "ES",
      session: {
        token: () => `${session.member} ${session.generation}`,
        identity: () => session.member,
        expired: (_, token) => {
          expired.push(token);
          session.generation += 1;
        },
      },
      storage,
      timeout: TIMEOUT,
      random: () => 0.05,
      encryptionKeys: () => keys,
      refreshEncryptionKeys: async () => {
        const call = running.getStore() ?? "";
        refreshes.set(call, (refreshes.get(call) ?? 0) + 1);
        keys = (await client.call(endpoints.getStatus)).encryptionKeys;
      },
      fetch: (url, init) =>
        fetch(url, { ...init, headers: { ...init.headers, Call: running.getStore() ?? "" } }),
      onEvent: () => {
        if (random.next() < 0.01) throw new Error("the page's own telemetry failed");
      },
    });

    const ended: { readonly endpoint: AnyEndpoint; readonly output?: unknown; readonly error?: unknown }[] =
      [];
    const callOne = async (number: number): Promise<void> => {
      const endpoint = chosen(random);
      if (random.next() < 0.02) session.member = random.pick(["ana", "luz"]);
      if (random.next() < 0.02) await gateway.rotateKey();
      const signal = random.next() < 0.05 ? AbortSignal.timeout(random.below(40)) : undefined;
      const answer = running.run(String(number), () =>
        client.call(endpoint, inputs.get(endpoint.id)?.input, { signal }),
      );
      await answer.then(
        (output: unknown) => ended.push({ endpoint, output }),
        (error: unknown) => ended.push({ endpoint, error }),
      );
      const shown = client.peek(endpoints.getMemberInfo);
      if (shown) expect(shown.account).toBe(session.member);
    };

    let next = 0;
    const work = async (): Promise<void> => {
      while (next < CALLS) {
        next += 1;
        await callOne(next);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));

    expect(ended).toHaveLength(CALLS);
    expect(unhandled).toEqual([]);
    expect(ended.filter(({ error }) => error !== undefined && !isApiError(error))).toEqual([]);
    // Chance did its work: most ways to fail were met, and many calls came through all the same.
    const kinds = new Set(ended.flatMap(({ error }) => (isApiError(error) ? error.kind : [])));
    expect([...kinds].toSorted()).toEqual(
      expect.arrayContaining(["aborted", "http", "network", "rejected", "schema", "timeout"]),
    );
    expect(new Set(proxy.passed.map(({ fate }) => fate)).size).toBeGreaterThan(20);
    expect(ended.filter(({ error }) => error === undefined).length).toBeGreaterThan(CALLS / 4);

    // What callers got is what was put on the wire for that very call.
    const delivered = deliveredBy(proxy.passed);
    const meant = (endpoint: AnyEndpoint, output: unknown) =>
      delivered(endpoint).some((value) => {
        const read = endpoint.response.safeParse(value);
        return read.success && isDeepStrictEqual(read.data, output);
      });
    expect(
      ended.filter(({ endpoint, error, output }) => error === undefined && !meant(endpoint, output)),
    ).toEqual([]);

    // Writes: sent once, or again under their key; a sealed one again only when the gateway said that it had not opened it.
    const sends = new Map<string, Passed[]>();
    for (const one of proxy.passed) {
      const key = `${one.call} ${one.method} ${one.path}`;
      sends.set(key, [...(sends.get(key) ?? []), one]);
    }
    const keysOfCalls: string[] = [];
    for (const [key, passed] of sends) {
      const endpoint = all.find(({ method, path }) => key.endsWith(` ${method} ${path}`));
      const unopened = passed.filter(({ sent }) => sent.some((body) => body.includes("unknown_key"))).length;
      const used = new Set(passed.map(({ idempotencyKey }) => idempotencyKey));
      // A call may ask for the status in the name of its keys, once for each time they were unknown.
      const asked = endpoint === endpoints.getStatus ? (refreshes.get(passed[0]?.call ?? "") ?? 1) : 1;
      if (endpoint?.replay === "never") expect(passed.length, key).toBeLessThanOrEqual(1 + unopened);
      else expect(passed.length, key).toBeLessThanOrEqual(MOST_TRIES * (asked + unopened));
      if (endpoint?.replay !== "keyed") continue;
      expect([...used], key).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
      for (const one of used) if (one !== undefined) keysOfCalls.push(one);
    }
    expect(new Set(keysOfCalls).size).toBe(keysOfCalls.length);

    // A token is told to be over once.
    expect(new Set(expired).size).toBe(expired.length);

    // What is kept was sent whole, fits its schema, and is the member's own.
    let records = 0;
    for (const text of storage.contents.values()) {
      const { owner, records: found } = shelf.parse(parsed(text));
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
  },
  60_000,
);
