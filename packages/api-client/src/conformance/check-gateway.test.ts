import { beforeAll, describe, expect, it, test } from "vitest";
import { createStatefulGateway } from "../../test-server/stateful-gateway.ts";
import {
  account,
  check,
  described,
  faultsOf,
  faultsWhen,
  spoiledAt,
  URL_OF_GATEWAY,
} from "../../test-server/try-conformance.ts";
import type { AnyEndpoint } from "../core/endpoint.ts";
import type { Fetch } from "../core/options.ts";
import { hpke1 } from "../crypto/hpke1.ts";
import { endpoints } from "../endpoints/index.ts";
import { samples, type TestGateway } from "../testing/index.ts";
import { checkGateway } from "./check-gateway.ts";
import type { Finding } from "./findings.ts";
import { tableOf } from "./findings.ts";
import { isStatusOf, type RefusalCode } from "./refusal-status.ts";

describe("a correct gateway", () => {
  let findings: readonly Finding[];
  beforeAll(async () => {
    findings = await check((await createStatefulGateway()).fetch);
  });

  test("has no fault, and nearly everything is tried", () => {
    expect(faultsOf(findings)).toEqual([]);
    expect(described(findings, "untried")).toEqual([
      "startTrial, token: would take effect again",
      "startPasskeyLogin, token: would take effect again",
    ]);
  });

  test("gets every call and every check", () => {
    expect(new Set(findings.map(({ endpoint }) => endpoint))).toEqual(new Set(Object.keys(endpoints)));
    const sides = new Set(findings.map(({ check: name, verdict }) => `${name} ${verdict}`));
    for (const side of ["answer", "token", "fields", "encryption", "idempotency", "paging"]) {
      expect(sides).toContain(`${side} holds`);
    }
  });

  test("is reported as a table", () => {
    const table = tableOf(findings);
    expect(table).toMatch(/^createDeposit +ok +ok +ok +ok$/m);
    expect(table).toMatch(/\d+ hold, 0 are broken, 2 were not tried/);
  });

  test("is only checked as a guest without an account", async () => {
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
  test("a field of the wrong type", async () => {
    const faults = await faultsWhen(createStatefulGateway(), (gateway) => {
      gateway.answer(endpoints.getWallet, { sumBalance: "much", currency: "MXN" });
      return undefined;
    });
    expect(faults).toEqual([
      expect.stringMatching(/^getWallet, answer: the value does not match its schema at sumBalance/),
    ]);
  });

  test("an invalid row", async () => {
    const faults = await faultsWhen(createStatefulGateway(), (gateway) => {
      gateway.answer(endpoints.listWinners, [...samples.listWinners.value, { vo: {} }]);
      return undefined;
    });
    expect(faults).toEqual(["listWinners, answer: 1 rows don't match their schema and would be dropped"]);
  });

  test("a response without the envelope", async () => {
    const bare = (gateway: TestGateway) =>
      spoiledAt(gateway, endpoints.getHelpCentre.path, async (answer) =>
        Response.json((await answer.json()).value),
      );
    expect(await faultsWhen(createStatefulGateway(), bare, "getHelpCentre", "listWinners")).toEqual([
      "getHelpCentre, answer: no envelope { success, value, code } (status 200)",
      "getHelpCentre, token: with an expired token: no envelope { success, value, code } (status 200)",
      "getHelpCentre, fields: a request with invalid fields no envelope { success, value, code } (status 200)",
    ]);
  });

  test("a refusal with the wrong status, and one with an unknown code", async () => {
    const status = (gateway: TestGateway) => {
      gateway.refuse(endpoints.claimReward, { status: 200, code: "conflict" });
      gateway.refuse(endpoints.redeemPromoCode, { status: 409, code: "so_what" });
      return undefined;
    };
    expect(await faultsWhen(createStatefulGateway(), status, "claimReward", "redeemPromoCode")).toEqual([
      "claimReward, answer: conflict came with status 200, not 409",
      "redeemPromoCode, answer: unknown code so_what (status 409)",
    ]);
  });

  test("a response without a token", async () => {
    const open =
      (gateway: TestGateway): Fetch =>
      (url, init) => {
        const headers = new Headers(init.headers);
        if (new URL(url).pathname === endpoints.getSecurity.path) headers.set("Token", "sample-token");
        return gateway.fetch(url, { ...init, headers });
      };
    expect(await faultsWhen(createStatefulGateway(), open)).toEqual([
      "getSecurity, token: without a token it was accepted instead of refused with session_expired or session_elsewhere or not_logged_in",
    ]);
  });

  test("a replayed body that is accepted", async () => {
    const again = (gateway: TestGateway) =>
      spoiledAt(gateway, endpoints.changePassword.path, async (answer) => {
        const { code } = await answer.clone().json();
        return code === "replayed" ? Response.json({ success: true, value: null }) : answer;
      });
    expect(await faultsWhen(createStatefulGateway(), again)).toEqual([
      "changePassword, encryption: a replayed body was accepted instead of refused with replayed",
    ]);
  });

  test("a write that takes effect twice with one key", async () => {
    let deposits = 0;
    const twice = (gateway: TestGateway) =>
      spoiledAt(gateway, endpoints.createDeposit.path, async (answer) => {
        const envelope = await answer.clone().json();
        deposits += 1;
        const value = { ...envelope.value, id: `deposit-${deposits}` };
        return envelope.success && "kind" in envelope.value ? Response.json({ ...envelope, value }) : answer;
      });
    expect(await faultsWhen(createStatefulGateway(), twice, "createDeposit")).toEqual([
      "createDeposit, idempotency: repeated with its key the response differs: it took effect twice",
    ]);
  });

  test("pages that overlap", async () => {
    expect(await faultsWhen(createStatefulGateway(1), () => undefined)).toEqual([
      "listGames, paging: the second page repeats rows of the first",
    ]);
  });

  test("no response", async () => {
    const cut = (gateway: TestGateway) =>
      spoiledAt(gateway, endpoints.listCountries.path, () => Promise.reject(new TypeError("fetch failed")));
    const faults = await faultsWhen(createStatefulGateway(), cut, "listCountries");
    expect(faults[0]).toBe("listCountries, answer: no response: fetch failed");
  });

  test("an invalid status response ends the checks", async () => {
    const gateway = await createStatefulGateway();
    gateway.answer(endpoints.getStatus, []);
    expect(faultsOf(await check(gateway.fetch))).toEqual([
      expect.stringMatching(/^getStatus, answer: nothing else can be tried: schema/),
    ]);
  });
});

describe("isStatusOf", () => {
  it.each<[RefusalCode, readonly number[], readonly number[]]>([
    ["invalid_input", [422, 400, 405, 413], [200, 403, 503]],
    ["internal", [500, 503], [400, 502]],
    ["conflict", [409], [422, 500, 503]],
  ])("accepts only the statuses of %s", (code, right, wrong) => {
    expect(right.filter((status) => !isStatusOf(code, status))).toEqual([]);
    expect(wrong.filter((status) => isStatusOf(code, status))).toEqual([]);
  });
});

const all: readonly AnyEndpoint[] = Object.values(endpoints);
const writes = all.filter(({ replay }) => replay !== "safe");
const encrypted = all.filter(({ codec }) => codec === "encrypted");

/** A gateway that also accepts encrypted calls as plain text. */
const acceptingPlainText =
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

describe("checks that prove nothing do not pass", () => {
  test("a gateway that accepts encrypted calls as plain text", async () => {
    const gateway = await createStatefulGateway();
    expect(faultsOf(await check(acceptingPlainText(gateway)))).toEqual(
      encrypted.map(
        ({ id }) => `${id}, encryption: a plain-text body was accepted instead of refused with invalid_input`,
      ),
    );
  });

  test("a gateway that refuses valid fields even when encrypted", async () => {
    const gateway = await createStatefulGateway();
    gateway.refuse(endpoints.changePassword, { status: 422, code: "invalid_input" });
    expect(described(await check(gateway.fetch, "changePassword"), "untried")).toEqual([
      "changePassword, answer: refused: invalid_input",
      "changePassword, encryption: valid fields are refused with invalid_input even when encrypted",
    ]);
  });

  test("a gateway that refuses every write", async () => {
    const gateway = await createStatefulGateway();
    const refuseAll = () => {
      for (const endpoint of writes) gateway.refuse(endpoint, { status: 403, code: "not_permitted" });
    };
    // A gateway that allows nothing but signing in.
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
    const untried = described(findings, "untried").join("\n");
    for (const { id } of writes) if (id !== "login") expect(untried).toContain(`${id}, answer: `);
    expect(faultsOf(findings)).toEqual([]);
    expect(
      findings.filter(({ check: name, verdict }) => name === "idempotency" && verdict === "holds"),
    ).toEqual([]);
  });

  test("a gateway that refuses a read with an allowed code", async () => {
    const gateway = await createStatefulGateway();
    gateway.refuse(endpoints.getBenefits, { status: 403, code: "not_permitted" });
    expect(described(await check(gateway.fetch, "getBenefits"), "untried")).toEqual([
      "getBenefits, answer: refused: not_permitted",
    ]);
  });

  test("a gateway that checks permissions before fields", async () => {
    const gateway = await createStatefulGateway();
    const fetch: Fetch = (url, init) =>
      new URL(url).pathname === endpoints.listContracts.path
        ? Promise.resolve(Response.json({ success: false, code: "not_permitted" }, { status: 403 }))
        : gateway.fetch(url, init);
    expect(described(await check(fetch, "listContracts"), "untried")).toEqual([
      "listContracts, answer: refused: not_permitted",
      "listContracts, fields: refused: not_permitted",
    ]);
  });

  test("a public write must accept an expired token", async () => {
    const gateway = await createStatefulGateway();
    const strict: Fetch = (url, init) =>
      new Headers(init.headers).has("Token") && new URL(url).pathname !== endpoints.logout.path
        ? Promise.resolve(Response.json({ success: false, code: "session_expired" }, { status: 401 }))
        : gateway.fetch(url, init);
    const noInput = ["startTrial", "startPasskeyLogin"];
    const anyone = all.filter(({ access, id }) => access === "anyone" && !noInput.includes(id));
    const found = await check(strict, ...anyone.map(({ id }) => id), "startTrial");
    expect(faultsOf(found)).toEqual(anyone.map(({ id }) => `${id}, token: an expired token is refused`));
    expect(described(found, "untried")).toContain("startTrial, token: would take effect again");
  });

  test("calls that need a missing secret of the account", async () => {
    const gateway = await createStatefulGateway();
    const { username, password } = account;
    const only = ["requestWithdrawal", "redeemPromoCode"];
    const found = await checkGateway(URL_OF_GATEWAY, {
      fetch: gateway.fetch,
      account: { username, password },
      only,
    });
    expect(described(found, "untried")).toEqual([
      "redeemPromoCode, idempotency: needs a promo code",
      "redeemPromoCode, answer: needs a promo code",
      "requestWithdrawal, idempotency: needs the account's payment password",
      "requestWithdrawal, answer: needs the account's payment password",
    ]);
  });
});
