import { beforeAll, describe, expect, test } from "vitest";
import { createStatefulGateway } from "../../test-server/stateful-gateway.ts";
import {
  check,
  faultsOf,
  faultsWhen,
  spoiledAt,
  told,
  URL_OF_GATEWAY,
} from "../../test-server/try-conformance.ts";
import type { Fetch } from "../core/options.ts";
import { endpoints } from "../endpoints/registry.ts";
import { samples, type TestGateway } from "../testing/index.ts";
import { checkGateway } from "./check-gateway.ts";
import type { Finding } from "./finding.ts";
import { tableOf } from "./table.ts";

describe("a sound gateway", () => {
  let findings: readonly Finding[];
  beforeAll(async () => {
    findings = await check((await createStatefulGateway()).fetch);
  });

  test("has no fault, and nearly nothing is left untried", () => {
    expect(faultsOf(findings)).toEqual([]);
    expect(told(findings, "untried")).toEqual(["startTrial, token: would act once more"]);
  });

  test("is asked every call, on every side that it has", () => {
    expect(new Set(findings.map(({ endpoint }) => endpoint))).toEqual(new Set(Object.keys(endpoints)));
    const sides = new Set(findings.map(({ check: name, verdict }) => `${name} ${verdict}`));
    for (const side of ["answer", "token", "fields", "encryption", "idempotency", "paging"]) {
      expect(sides).toContain(`${side} holds`);
    }
  });

  test("is told of in a table", () => {
    const table = tableOf(findings);
    expect(table).toMatch(/^createDeposit +ok +ok +ok +ok$/m);
    expect(table).toMatch(/\d+ hold, 0 are broken, 1 were not tried/);
  });

  test("without an account is tried as far as a guest gets", async () => {
    const { fetch } = await createStatefulGateway();
    const found = await checkGateway(URL_OF_GATEWAY, { fetch, only: ["getWallet", "listWinners"] });
    expect(found.map(({ endpoint, check: name, verdict }) => `${endpoint} ${name} ${verdict}`)).toEqual([
      "getWallet answer untried",
      "getWallet token holds",
      "listWinners answer holds",
      "listWinners token holds",
      "listWinners fields holds",
    ]);
  });
});

describe("a gateway with one fault", () => {
  test("a field of another kind", async () => {
    const faults = await faultsWhen(createStatefulGateway(), (gateway) => {
      gateway.answer(endpoints.getWallet, { sumBalance: "much", currency: "MXN" });
      return undefined;
    });
    expect(faults).toEqual([
      expect.stringMatching(/^getWallet, answer: the value leaves its schema at sumBalance/),
    ]);
  });

  test("a row that doesn't fit", async () => {
    const faults = await faultsWhen(createStatefulGateway(), (gateway) => {
      gateway.answer(endpoints.listWinners, [...samples.listWinners.value, { vo: {} }]);
      return undefined;
    });
    expect(faults).toEqual(["listWinners, answer: 1 rows don't fit their schema and would be left out"]);
  });

  test("an answer without the envelope", async () => {
    const bare = (gateway: TestGateway) =>
      spoiledAt(gateway, endpoints.getHelpCentre.path, async (answer) =>
        Response.json((await answer.json()).value),
      );
    expect(await faultsWhen(createStatefulGateway(), bare, "getHelpCentre", "listWinners")).toEqual([
      "getHelpCentre, answer: no envelope { success, value, code } (status 200)",
      "getHelpCentre, token: with an old token: no envelope { success, value, code } (status 200)",
      "getHelpCentre, fields: a request with bad fields no envelope { success, value, code } (status 200)",
    ]);
  });

  test("a refusal with another status than its code has, and one with a code of its own", async () => {
    const status = (gateway: TestGateway) => {
      gateway.refuse(endpoints.claimReward, { status: 200, code: "conflict" });
      gateway.refuse(endpoints.redeemPromoCode, { status: 409, code: "so_what" });
      return undefined;
    };
    expect(await faultsWhen(createStatefulGateway(), status, "claimReward", "redeemPromoCode")).toEqual([
      "claimReward, answer: conflict came with status 200, not 409",
      "redeemPromoCode, answer: the code so_what is none that the client knows (status 409)",
    ]);
  });

  test("an answer to whoever has no token", async () => {
    const open =
      (gateway: TestGateway): Fetch =>
      (url, init) => {
        const headers = new Headers(init.headers);
        if (new URL(url).pathname === endpoints.getSecurity.path) headers.set("Token", "sample-token");
        return gateway.fetch(url, { ...init, headers });
      };
    expect(await faultsWhen(createStatefulGateway(), open)).toEqual([
      "getSecurity, token: without a token it was accepted, where session_expired or session_elsewhere or not_logged_in is due",
    ]);
  });

  test("an encrypted body that is opened twice", async () => {
    const again = (gateway: TestGateway) =>
      spoiledAt(gateway, endpoints.changePassword.path, async (answer) => {
        const { code } = await answer.clone().json();
        return code === "replayed" ? Response.json({ success: true, value: null }) : answer;
      });
    expect(await faultsWhen(createStatefulGateway(), again)).toEqual([
      "changePassword, encryption: a body that was sent before was accepted, where replayed is due",
    ]);
  });

  test("a write that acts twice on its key", async () => {
    let deposits = 0;
    const twice = (gateway: TestGateway) =>
      spoiledAt(gateway, endpoints.createDeposit.path, async (answer) => {
        const envelope = await answer.clone().json();
        deposits += 1;
        const value = { ...envelope.value, id: `deposit-${deposits}` };
        return envelope.success && "kind" in envelope.value ? Response.json({ ...envelope, value }) : answer;
      });
    expect(await faultsWhen(createStatefulGateway(), twice, "createDeposit")).toEqual([
      "createDeposit, idempotency: sent again under its key it is answered another way: it acted twice",
    ]);
  });

  test("pages that overlap", async () => {
    expect(await faultsWhen(createStatefulGateway(1), () => undefined)).toEqual([
      "listGames, paging: the second page repeats rows of the first",
    ]);
  });

  test("no answer at all", async () => {
    const cut = (gateway: TestGateway) =>
      spoiledAt(gateway, endpoints.listCountries.path, () => Promise.reject(new TypeError("fetch failed")));
    const faults = await faultsWhen(createStatefulGateway(), cut, "listCountries");
    expect(faults[0]).toBe("listCountries, answer: no answer: fetch failed");
  });

  test("a status that can't be read ends it", async () => {
    const gateway = await createStatefulGateway();
    gateway.answer(endpoints.getStatus, []);
    expect(faultsOf(await check(gateway.fetch))).toEqual([
      expect.stringMatching(/^getStatus, answer: nothing else can be tried: schema/),
    ]);
  });
});
