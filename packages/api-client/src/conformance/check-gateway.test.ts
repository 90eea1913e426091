import { beforeAll, describe, expect, it, test } from "vitest";
import { createStatefulGateway } from "../../test-server/stateful-gateway.ts";
import {
  account,
  check,
  faultsOf,
  faultsWhen,
  spoiledAt,
  told,
  URL_OF_GATEWAY,
} from "../../test-server/try-conformance.ts";
import type { AnyEndpoint } from "../core/endpoint.ts";
import type { Fetch } from "../core/options.ts";
import { hpke1 } from "../crypto/hpke1.ts";
import { endpoints } from "../endpoints/registry.ts";
import { samples, type TestGateway } from "../testing/index.ts";
import { checkGateway } from "./check-gateway.ts";
import type { Finding } from "./finding.ts";
import { isStatusOf, type RefusalCode } from "./refusal-status.ts";
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

describe("the status that a refusal comes with", () => {
  it.each<[RefusalCode, readonly number[], readonly number[]]>([
    ["invalid_input", [422, 400, 405, 413], [200, 403, 503]],
    ["internal", [500, 503], [400, 502]],
    ["conflict", [409], [422, 500, 503]],
  ])("of %s is one of its own", (code, right, wrong) => {
    expect(right.filter((status) => !isStatusOf(code, status))).toEqual([]);
    expect(wrong.filter((status) => isStatusOf(code, status))).toEqual([]);
  });
});

const all: readonly AnyEndpoint[] = Object.values(endpoints);
const writes = all.filter(({ replay }) => replay !== "safe");
const encrypted = all.filter(({ codec }) => codec === "encrypted");

/** A gateway that takes encrypted calls in the clear as well. */
const openHearted =
  (gateway: TestGateway): Fetch =>
  async (url, init) => {
    const headers = new Headers(init.headers);
    const { pathname: path } = new URL(url);
    const endpoint = encrypted.find((one) => one.path === path && one.method === init.method);
    const [key] = gateway.keys();
    if (!endpoint || !key || headers.has("Encryption")) return gateway.fetch(url, init);
    const { method, module } = endpoint;
    const text = String(init.body);
    const { header, data } = await hpke1.encrypt({ text, key, timestamp: Date.now(), method, path, module });
    headers.set("Encryption", header);
    return gateway.fetch(url, { ...init, headers, body: JSON.stringify({ data }) });
  };

describe("what was never seen to work isn't told to hold", () => {
  test("a gateway that takes encrypted calls in the clear", async () => {
    const gateway = await createStatefulGateway();
    expect(faultsOf(await check(openHearted(gateway)))).toEqual(
      encrypted.map(
        ({ id }) => `${id}, encryption: a body in the clear was accepted, where invalid_input is due`,
      ),
    );
  });

  test("a gateway that refuses good fields as bad input, encrypted or not, was not seen to insist on the encrypt", async () => {
    const gateway = await createStatefulGateway();
    gateway.refuse(endpoints.changePassword, { status: 422, code: "invalid_input" });
    expect(told(await check(gateway.fetch, "changePassword"), "untried")).toEqual([
      "changePassword, answer: refused: invalid_input",
      "changePassword, encryption: good fields are refused with invalid_input, encrypted or not",
    ]);
  });

  test("a gateway that refuses every write: each is named as not tried", async () => {
    const gateway = await createStatefulGateway();
    const refuseAll = () => {
      for (const endpoint of writes) gateway.refuse(endpoint, { status: 403, code: "not_permitted" });
    };
    // Signing in works; whoever is in may do nothing.
    const fetch: Fetch = async (url, init) => {
      const answer = await gateway.fetch(url, init);
      if (new URL(url).pathname === endpoints.login.path) refuseAll();
      return answer;
    };
    const findings = await check(fetch);
    const isWrite = new Set(writes.map(({ id }) => id));
    const answers = findings.filter(
      ({ endpoint, check: name }) => name === "answer" && isWrite.has(endpoint),
    );
    expect(answers).toHaveLength(writes.length);
    expect(writes.length).toBeGreaterThanOrEqual(39);
    expect(answers.filter(({ verdict }) => verdict === "holds").map(({ endpoint }) => endpoint)).toEqual([
      "login",
    ]);
    const untried = told(findings, "untried").join("\n");
    for (const { id } of writes) if (id !== "login") expect(untried).toContain(`${id}, answer: `);
    expect(faultsOf(findings)).toEqual([]);
    expect(
      findings.filter(({ check: name, verdict }) => name === "idempotency" && verdict === "holds"),
    ).toEqual([]);
  });

  test("a gateway that refuses a read, though with a code that fits", async () => {
    const gateway = await createStatefulGateway();
    gateway.refuse(endpoints.getBenefits, { status: 403, code: "not_permitted" });
    expect(told(await check(gateway.fetch, "getBenefits"), "untried")).toEqual([
      "getBenefits, answer: refused: not_permitted",
    ]);
  });

  test("a gateway that refuses everybody before it looks at the fields", async () => {
    const gateway = await createStatefulGateway();
    const fetch: Fetch = (url, init) =>
      new URL(url).pathname === endpoints.listContracts.path
        ? Promise.resolve(Response.json({ success: false, code: "not_permitted" }, { status: 403 }))
        : gateway.fetch(url, init);
    expect(told(await check(fetch, "listContracts"), "untried")).toEqual([
      "listContracts, answer: refused: not_permitted",
      "listContracts, fields: refused: not_permitted",
    ]);
  });

  test("a write that anybody may make is sent with an old token too, and keeps nobody out for it", async () => {
    const gateway = await createStatefulGateway();
    const strict: Fetch = (url, init) =>
      new Headers(init.headers).has("Token") && new URL(url).pathname !== endpoints.logout.path
        ? Promise.resolve(Response.json({ success: false, code: "session_expired" }, { status: 401 }))
        : gateway.fetch(url, init);
    const anyone = all.filter(({ access, id }) => access === "anyone" && id !== "startTrial");
    const found = await check(strict, ...anyone.map(({ id }) => id), "startTrial");
    expect(faultsOf(found)).toEqual(anyone.map(({ id }) => `${id}, token: an old token keeps guests out`));
    expect(told(found, "untried")).toContain("startTrial, token: would act once more");
  });

  test("without what only the owner knows, the calls that need it are named", async () => {
    const gateway = await createStatefulGateway();
    const { username, password } = account;
    const only = ["requestWithdrawal", "redeemPromoCode"];
    const found = await checkGateway(URL_OF_GATEWAY, {
      fetch: gateway.fetch,
      account: { username, password },
      only,
    });
    expect(told(found, "untried")).toEqual([
      "redeemPromoCode, idempotency: needs a promo code",
      "redeemPromoCode, answer: needs a promo code",
      "requestWithdrawal, idempotency: needs the account's payment password",
      "requestWithdrawal, answer: needs the account's payment password",
    ]);
  });
});
