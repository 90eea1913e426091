import { checkGateway } from "../src/conformance/check-gateway.ts";
import type { Finding, Verdict } from "../src/conformance/findings.ts";
import type { Account } from "../src/conformance/index.ts";
import type { Fetch } from "../src/core/options.ts";
import type { TestGateway } from "../src/testing/index.ts";

/** URL of the gateways in these tests. */
export const URL_OF_GATEWAY = "http://gateway.example";

/** An account with which every call can be tried. */
export const account: Account = {
  username: "jugador",
  password: "Volado2026",
  paymentPassword: "202612",
  promoCode: "VOLADO50",
};

/** Checks some calls, or all. */
export const check = (fetch: Fetch, ...only: readonly string[]): Promise<readonly Finding[]> =>
  checkGateway(URL_OF_GATEWAY, { fetch, account, ...(only.length > 0 && { only }) });

/** Descriptions of the findings with one verdict. */
export const described = (findings: readonly Finding[], verdict: Verdict): readonly string[] =>
  findings.flatMap(({ endpoint, check: name, verdict: found, detail }) =>
    found === verdict ? [`${endpoint}, ${name}: ${detail}`] : [],
  );

export const faultsOf = (findings: readonly Finding[]): readonly string[] => described(findings, "broken");

/** A gateway with the responses of one path changed by `spoil`. */
export const spoiledAt =
  (gateway: TestGateway, path: string, spoil: (answer: Response) => Promise<Response> | Response): Fetch =>
  async (url, init) => {
    const answer = await gateway.fetch(url, init);
    return new URL(url).pathname === path ? spoil(answer) : answer;
  };

/** The faults found in a gateway after `break_` has changed it. */
export const faultsWhen = async (
  gateway: Promise<TestGateway>,
  break_: (gateway: TestGateway) => Fetch | undefined,
  ...only: readonly string[]
): Promise<readonly string[]> => {
  const made = await gateway;
  return faultsOf(await check(break_(made) ?? made.fetch, ...only));
};
