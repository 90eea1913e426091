import { AsyncLocalStorage } from "node:async_hooks";
import { createClient } from "../src/core/client.ts";
import { type Clock, systemClock } from "../src/core/clock.ts";
import type { AnyEndpoint } from "../src/core/endpoint.ts";
import { endpoints } from "../src/endpoints/registry.ts";
import { createTestGateway, memoryStorage, samples, type TestRequest } from "../src/testing/index.ts";
import { chanceByCall } from "./chance.ts";
import { startChaosProxy } from "./chaos-proxy.ts";
import { serveFetch } from "./serve-fetch.ts";

/** Milliseconds for one try, by which its timer is known from all others. */
const TIMEOUT_MS = 700;

const all: readonly AnyEndpoint[] = Object.values(endpoints);
/** Calls whose answers are kept. */
export const kept = all.filter(({ cache }) => cache);
const sampleOf = new Map<string, { readonly input: unknown; readonly value: unknown }>(
  Object.entries(samples),
);

/** What one call is and what happens around it. */
export interface Plan {
  readonly endpoint: AnyEndpoint;
  /** Who is signed in from now on; undefined for whoever is. */
  readonly member: string | undefined;
  readonly rotatesKey: boolean;
  /** Milliseconds after which its caller leaves. */
  readonly leavesAfter: number | undefined;
}

/**
 * Plans every call of a seed by its number: any endpoint, and those whose answers are kept as often as all
 * others together.
 */
const planner = (seed: number) => {
  const chance = chanceByCall(seed, "plan");
  return (call: number): Plan => {
    const random = chance(call);
    const among = random.next() < 0.5 ? kept : all;
    return {
      endpoint: among[random.below(among.length)] ?? endpoints.getStatus,
      member: random.next() < 0.02 ? random.pick(["ana", "luz"]) : undefined,
      rotatesKey: random.next() < 0.02,
      leavesAfter: random.next() < 0.05 ? random.below(40) : undefined,
    };
  };
};

/** A storage that now and then is full, or blocked. @param fails whether it is now */
const moodyStorage = (fails: () => boolean) => {
  const { contents, get, set, remove } = memoryStorage();
  const moody =
    <A extends readonly unknown[], R>(operate: (...args: A) => R) =>
    (...args: A): R => {
      if (fails()) throw new DOMException("full", "QuotaExceededError");
      return operate(...args);
    };
  return { contents, get: moody(get), set: moody(set), remove };
};

/**
 * The real clock, except that the time of a try is over when its answer is known to be late: how a call ends doesn't
 * hang on how fast the machine is.
 */
const clockWithLimits = (running: AsyncLocalStorage<number>) => {
  const limits = new Map<() => void, number | undefined>();
  const clock: Clock = {
    now: systemClock.now,
    after: (milliseconds, task) => {
      if (milliseconds !== TIMEOUT_MS) return systemClock.after(milliseconds, task);
      const call = running.getStore();
      const limit = () => (call === undefined ? task() : running.run(call, task));
      limits.set(limit, call);
      return () => limits.delete(limit);
    },
  };
  const isLate = (call: number) => {
    for (const [limit, of] of [...limits]) {
      if (of !== call) continue;
      limits.delete(limit);
      limit();
    }
  };
  return { clock, isLate };
};

/** How one call ended. */
export interface Ended {
  readonly call: number;
  readonly endpoint: AnyEndpoint;
  readonly output?: unknown;
  readonly error?: unknown;
}

/**
 * A client that makes calls on a bad road, many at a time, while sessions end, keys rotate, members change
 * and its storage fails. All chance comes from the seed and the call's number.
 */
export const runOnBadNetwork = async (seed: number, calls: number, atATime: number) => {
  const gateway = await createTestGateway();
  for (const endpoint of [endpoints.getMemberInfo, endpoints.renewMember]) {
    const { value } = samples[endpoint.id];
    gateway.answer(endpoint, ({ token }: TestRequest) => ({ ...value, account: token?.split(" ")[0] }));
  }
  /** Keys of writes, once for each time that the gateway did one. */
  const effects: string[] = [];
  for (const endpoint of all.filter(({ replay }) => replay === "keyed")) {
    gateway.answer(endpoint, ({ idempotencyKey = "" }: TestRequest) => {
      effects.push(idempotencyKey);
      return sampleOf.get(endpoint.id)?.value;
    });
  }
  await using origin = await serveFetch(gateway.fetch);
  const running = new AsyncLocalStorage<number>();
  const { clock, isLate } = clockWithLimits(running);
  await using proxy = await startChaosProxy(origin.port, seed, isLate);

  const now = () => running.getStore() ?? 0;
  const telemetry = chanceByCall(seed, "telemetry");
  const stored = chanceByCall(seed, "storage");
  const session = { member: "ana", generation: 0 };
  const expired: string[] = [];
  const refreshes = new Map<number, number>();
  const refreshing: Promise<unknown>[] = [];
  const storage = moodyStorage(() => stored(now()).next() < 0.1);
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
    clock,
    timeout: TIMEOUT_MS,
    random: () => 0.05,
    encryptionKeys: () => keys,
    refreshEncryptionKeys: async () => {
      refreshes.set(now(), (refreshes.get(now()) ?? 0) + 1);
      const status = client.call(endpoints.getStatus);
      refreshing.push(status);
      keys = (await status).encryptionKeys;
    },
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, Call: String(now()) } }),
    onEvent: () => {
      if (telemetry(now()).next() < 0.01) throw new Error("the page's own telemetry failed");
    },
  });

  const planned = new Map<number, Plan>();
  const ended: Ended[] = [];
  /** Members that were shown another's answer. */
  const strangers: string[] = [];
  const planOf = planner(seed);
  const callOne = async (call: number): Promise<void> => {
    const plan = planOf(call);
    planned.set(call, plan);
    const { endpoint, member, rotatesKey, leavesAfter } = plan;
    if (member) session.member = member;
    if (rotatesKey) await gateway.rotateKey();
    const signal = leavesAfter === undefined ? undefined : AbortSignal.timeout(leavesAfter);
    await running.run(call, async () => {
      await client.call(endpoint, sampleOf.get(endpoint.id)?.input, { signal }).then(
        (output: unknown) => ended.push({ call, endpoint, output }),
        (error: unknown) => ended.push({ call, endpoint, error }),
      );
      const shown = client.peek(endpoints.getMemberInfo);
      if (shown && shown.account !== session.member)
        strangers.push(`${shown.account}, not ${session.member}`);
    });
  };

  let next = 0;
  const work = async (): Promise<void> => {
    while (next < calls) {
      next += 1;
      await callOne(next);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  // Keys that were asked for by a call that ended before they came.
  await Promise.allSettled(refreshing);
  const { received } = gateway;
  const { passed } = proxy;
  return {
    planned,
    ended,
    passed,
    received,
    effects,
    expired,
    refreshes,
    strangers,
    contents: storage.contents,
  };
};

/** See {@link runOnBadNetwork}. */
export type BadNetworkRun = Awaited<ReturnType<typeof runOnBadNetwork>>;
