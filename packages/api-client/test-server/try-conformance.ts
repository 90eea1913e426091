import { checkGateway } from "../src/conformance/check-gateway.ts";
import type { Finding, Verdict } from "../src/conformance/finding.ts";
import type { Account } from "../src/conformance/index.ts";
import type { Fetch } from "../src/core/options.ts";
import type { TestGateway } from "../src/testing/index.ts";

/** Where the gateways of these tests are. */
export const URL_OF_GATEWAY = "http://gateway.example";

/** One that everything can be tried on. */
export const account: Account = {
  username: "jugador",
  password: "Volado2026",
  paymentPassword: "202612",
  promoCode: "VOLADO50",
};

/** The findings about some calls, or all. */
export const check = (fetch: Fetch, ...only: readonly string[]): Promise<readonly Finding[]> =>
  checkGateway(URL_OF_GATEWAY, { fetch, account, ...(only.length > 0 && { only }) });

/** Findings of one verdict in words. */
export const told = (findings: readonly Finding[], verdict: Verdict): readonly string[] =>
  findings.flatMap(({ endpoint, check: name, verdict: found, detail }) =>
    found === verdict ? [`${endpoint}, ${name}: ${detail}`] : [],
  );

/** What is broken, in words. */
export const faultsOf = (findings: readonly Finding[]): readonly string[] => told(findings, "broken");

/** A gateway that is sound but for what `spoil` does to the answers of one path. */
export const spoiledAt =
  (gateway: TestGateway, path: string, spoil: (answer: Response) => Promise<Response> | Response): Fetch =>
  async (url, init) => {
    const answer = await gateway.fetch(url, init);
    return new URL(url).pathname === path ? spoil(answer) : answer;
  };

/** The faults of a gateway that `break_` broke. */
export const faultsWhen = async (
  gateway: Promise<TestGateway>,
  break_: (gateway: TestGateway) => Fetch | undefined,
  ...only: readonly string[]
): Promise<readonly string[]> => {
  const made = await gateway;
  return faultsOf(await check(break_(made) ?? made.fetch, ...only));
};
