import { describe, expect, test } from "vitest";
import { gate } from "../../test-server/fault-server.ts";
import { createStatefulGateway } from "../../test-server/stateful-gateway.ts";
import { check, described, faultsOf } from "../../test-server/try-conformance.ts";
import type { AnyEndpoint } from "../core/endpoint.ts";
import type { Fetch } from "../core/options.ts";
import { endpoints } from "../endpoints/index.ts";
import type { TestGateway } from "../testing/index.ts";

const keyed: readonly AnyEndpoint[] = Object.values(endpoints).filter(({ replay }) => replay === "keyed");
const isKeyed = (url: string, { method }: RequestInit) =>
  keyed.some((endpoint) => endpoint.path === new URL(url).pathname && endpoint.method === method);

/** Calls that spend money. */
const moneyOut = ["transferToDownlines", "requestWithdrawal"];

const keyOf = ({ headers }: RequestInit): string => new Headers(headers).get("Idempotency-Key") ?? "";

/** The same request with a new key, so that it is another write. */
const withAnotherKey = (init: RequestInit): RequestInit => {
  const headers = new Headers(init.headers);
  headers.set("Idempotency-Key", crypto.randomUUID());
  return { ...init, headers };
};

/** Handles a request while another one with its key is running; undefined handles it normally. */
type WhileRunning = (
  url: string,
  init: RequestInit,
  first: Promise<Response>,
) => Promise<Response | undefined>;

/**
 * A gateway on which a keyed write waits for the second one with its key. The check sends such a pair right after a
 * request without a key. No other request waits.
 */
const slow = (gateway: TestGateway, whileRunning: WhileRunning): Fetch => {
  const running = new Map<string, { readonly answer: Promise<Response>; readonly release: () => void }>();
  const paired = new Set<string>();
  return async (url, init) => {
    const key = keyOf(init);
    const before = running.get(key);
    if (before) {
      const second = whileRunning(url, init, before.answer);
      before.release();
      return (await second) ?? gateway.fetch(url, init);
    }
    const { pathname } = new URL(url);
    if (!key && isKeyed(url, init)) paired.add(pathname);
    if (!key || !paired.delete(pathname)) return gateway.fetch(url, init);
    const { open, opened } = gate();
    const answer = opened.then(() => gateway.fetch(url, init));
    running.set(key, { answer, release: open });
    try {
      return (await answer).clone();
    } finally {
      running.delete(key);
    }
  };
};

const faultsOfSlow = async (
  whileRunning: (gateway: TestGateway) => WhileRunning,
  ...only: readonly string[]
) => {
  const gateway = await createStatefulGateway();
  return faultsOf(await check(slow(gateway, whileRunning(gateway)), ...only));
};

describe("two concurrent writes with one key", () => {
  test("the second may wait for the first", async () => {
    const waits: WhileRunning = async (_, __, first) => {
      await first;
      return undefined;
    };
    expect(await faultsOfSlow(() => waits, ...moneyOut, "createDeposit")).toEqual([]);
  });

  test.each(["0", "1"])("the second may be refused with Retry-After %s s", async (seconds) => {
    let times = 0;
    const busy = async () => {
      times += 1;
      const refusal = { success: false, code: "too_many_requests" };
      return Response.json(refusal, { status: 429, headers: { "Retry-After": seconds } });
    };
    expect(await faultsOfSlow(() => busy, "requestWithdrawal")).toEqual([]);
    expect(times).toBeGreaterThan(0);
  });

  test("the second must not be refused for good, as the first may still succeed", async () => {
    const conflict = async () => Response.json({ success: false, code: "conflict" }, { status: 409 });
    expect(await faultsOfSlow(() => conflict, "requestWithdrawal")).toEqual([
      "requestWithdrawal, idempotency: sent twice at once with one key, one is refused with conflict instead of the same response or too_many_requests",
    ]);
  });

  test("only one may take effect", async () => {
    const acts = (gateway: TestGateway) => (url: string, init: RequestInit) =>
      gateway.fetch(url, withAnotherKey(init));
    expect(await faultsOfSlow(acts, "requestWithdrawal", "createDeposit")).toEqual([
      "createDeposit, idempotency: sent twice at once with one key the responses differ: it took effect twice",
      "requestWithdrawal, idempotency: sent twice at once with one key the responses differ: it took effect twice",
    ]);
  });

  test("detects a second effect behind an equal response", async () => {
    const hides =
      (gateway: TestGateway): WhileRunning =>
      async (url, init, first) => {
        await gateway.fetch(url, withAnotherKey(init));
        return (await first).clone();
      };
    const only = ["requestWithdrawal", "transferToDownlines", "claimReward", "redeemPromoCode"];
    const more = ["claimDailyTask", "claimSignIn", "openEnvelope", "createDeposit", "sendMessage"];
    const rows = ["addBankCard", "createInvitationLink", "applyForPromotion"];
    const faults = await faultsOfSlow(hides, ...only, ...more, ...rows);
    const twice = (place: string) => (id: string) =>
      `${id}, idempotency: sent three times with one key it took effect 2 times by ${place}`;
    expect(new Set(faults)).toEqual(
      new Set([
        ...[...only, "claimDailyTask", "claimSignIn"].map(twice("getWallet")),
        twice("getRedRain")("openEnvelope"),
        twice("listDeposits")("createDeposit"),
        twice("listMessages")("sendMessage"),
        twice("listBankCards")("addBankCard"),
        twice("getInvitationLinks")("createInvitationLink"),
        twice("listApplications")("applyForPromotion"),
      ]),
    );
  });
});

describe("the effect of a write", () => {
  test("is checked where it should show", async () => {
    const gateway = await createStatefulGateway();
    gateway.restore(endpoints.requestWithdrawal);
    gateway.restore(endpoints.removeBankCard);
    expect(faultsOf(await check(gateway.fetch, "requestWithdrawal", "removeBankCard"))).toEqual([
      "removeBankCard, idempotency: succeeded, but listBankCards shows no effect",
      "requestWithdrawal, idempotency: succeeded, but getWallet shows no effect",
    ]);
  });

  test("is untried if it can't be read", async () => {
    const gateway = await createStatefulGateway();
    gateway.refuse(endpoints.getWallet, { status: 403, code: "not_permitted" });
    expect(described(await check(gateway.fetch, "claimReward"), "untried")).toEqual([
      "claimReward, idempotency: responses are equal, but getWallet shows no comparable effect",
    ]);
  });
});
