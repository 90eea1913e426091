import { describe, expect, test } from "vitest";
import { createStatefulGateway } from "../../test-server/stateful-gateway.ts";
import { account, check, faultsOf, told, URL_OF_GATEWAY } from "../../test-server/try-conformance.ts";
import type { AnyEndpoint } from "../core/endpoint.ts";
import type { Fetch } from "../core/options.ts";
import { hpke1 } from "../crypto/hpke1.ts";
import { endpoints } from "../endpoints/registry.ts";
import type { TestGateway } from "../testing/index.ts";
import { checkGateway } from "./check-gateway.ts";

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
