import { describe, expect, test } from "vitest";
import { gate } from "../../test-server/fault-server.ts";
import { createStatefulGateway } from "../../test-server/stateful-gateway.ts";
import { check, faultsOf, told } from "../../test-server/try-conformance.ts";
import type { AnyEndpoint } from "../core/endpoint.ts";
import type { Fetch } from "../core/options.ts";
import { endpoints } from "../endpoints/registry.ts";
import type { TestGateway } from "../testing/index.ts";

const keyed: readonly AnyEndpoint[] = Object.values(endpoints).filter(({ replay }) => replay === "keyed");
const isKeyed = (url: string, { method }: RequestInit) =>
  keyed.some((endpoint) => endpoint.path === new URL(url).pathname && endpoint.method === method);

/** Where money goes out. */
const moneyOut = ["transferToDownlines", "requestWithdrawal"];

const keyOf = ({ headers }: RequestInit): string => new Headers(headers).get("Idempotency-Key") ?? "";

/** The same request under a key of its own, so that it is another write. */
const underAnotherKey = (init: RequestInit): RequestInit => {
  const headers = new Headers(init.headers);
  headers.set("Idempotency-Key", crypto.randomUUID());
  return { ...init, headers };
};

/**
 * What a gateway does with a request whose key has another one running; undefined answers it as usual, under its key.
 */
type Meanwhile = (url: string, init: RequestInit, first: Promise<Response>) => Promise<Response | undefined>;

/**
 * A gateway on which a keyed write runs until the second one of its key is there. The check sends two at once right
 * after one without a key; all others it sends alone, and they don't wait.
 */
const slow = (gateway: TestGateway, meanwhile: Meanwhile): Fetch => {
  const running = new Map<string, { readonly answer: Promise<Response>; readonly goOn: () => void }>();
  const paired = new Set<string>();
  return async (url, init) => {
    const key = keyOf(init);
    const before = running.get(key);
    if (before) {
      const second = meanwhile(url, init, before.answer);
      before.goOn();
      return (await second) ?? gateway.fetch(url, init);
    }
    const { pathname } = new URL(url);
    if (!key && isKeyed(url, init)) paired.add(pathname);
    if (!key || !paired.delete(pathname)) return gateway.fetch(url, init);
    const { open, opened } = gate();
    const answer = opened.then(() => gateway.fetch(url, init));
    running.set(key, { answer, goOn: open });
    try {
      return (await answer).clone();
    } finally {
      running.delete(key);
    }
  };
};

const faultsOfSlow = async (meanwhile: (gateway: TestGateway) => Meanwhile, ...only: readonly string[]) => {
  const gateway = await createStatefulGateway();
  return faultsOf(await check(slow(gateway, meanwhile(gateway)), ...only));
};

describe("two of one key at once", () => {
  test("the second may wait for the first", async () => {
    const waits: Meanwhile = async (_, __, first) => {
      await first;
      return undefined;
    };
    expect(await faultsOfSlow(() => waits, ...moneyOut, "createDeposit")).toEqual([]);
  });

  test.each(["0", "1"])("or be told to ask again after %s s", async (seconds) => {
    let times = 0;
    const busy = async () => {
      times += 1;
      const refusal = { success: false, code: "too_many_requests" };
      return Response.json(refusal, { status: 429, headers: { "Retry-After": seconds } });
    };
    expect(await faultsOfSlow(() => busy, "requestWithdrawal")).toEqual([]);
    expect(times).toBeGreaterThan(0);
  });

  test("but not be refused for good: the first may act yet", async () => {
    const conflict = async () => Response.json({ success: false, code: "conflict" }, { status: 409 });
    expect(await faultsOfSlow(() => conflict, "requestWithdrawal")).toEqual([
      "requestWithdrawal, idempotency: sent twice at once under one key, one is refused with conflict, where the same answer or too_many_requests is due",
    ]);
  });

  test("nor act as well", async () => {
    const acts = (gateway: TestGateway) => (url: string, init: RequestInit) =>
      gateway.fetch(url, underAnotherKey(init));
    expect(await faultsOfSlow(acts, "requestWithdrawal", "createDeposit")).toEqual([
      "createDeposit, idempotency: sent twice at once under one key it is answered in two ways: it acted twice",
      "requestWithdrawal, idempotency: sent twice at once under one key it is answered in two ways: it acted twice",
    ]);
  });

  test("nor act as well and tell what the first one did", async () => {
    const hides =
      (gateway: TestGateway): Meanwhile =>
      async (url, init, first) => {
        await gateway.fetch(url, underAnotherKey(init));
        return (await first).clone();
      };
    const only = ["requestWithdrawal", "transferToDownlines", "claimReward", "redeemPromoCode"];
    const more = ["claimDailyTask", "claimSignIn", "openEnvelope", "createDeposit", "sendMessage"];
    const rows = ["addBankCard", "createInvitationLink", "applyForPromotion"];
    const faults = await faultsOfSlow(hides, ...only, ...more, ...rows);
    const twice = (place: string) => (id: string) =>
      `${id}, idempotency: sent three times under one key it acted 2 times, says ${place}`;
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

describe("what an answer promises", () => {
  test("is looked for where it should show", async () => {
    const gateway = await createStatefulGateway();
    gateway.restore(endpoints.requestWithdrawal);
    gateway.restore(endpoints.removeBankCard);
    expect(faultsOf(await check(gateway.fetch, "requestWithdrawal", "removeBankCard"))).toEqual([
      "removeBankCard, idempotency: answered, but listBankCards shows no effect",
      "requestWithdrawal, idempotency: answered, but getWallet shows no effect",
    ]);
  });

  test("is not told to hold where nobody can look", async () => {
    const gateway = await createStatefulGateway();
    gateway.refuse(endpoints.getWallet, { status: 403, code: "not_permitted" });
    expect(told(await check(gateway.fetch, "claimReward"), "untried")).toEqual([
      "claimReward, idempotency: answered alike, but getWallet tells no effect",
    ]);
  });
});
