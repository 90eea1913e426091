import { endpoints } from "@volado/api-client/endpoints";
import { expect, test } from "vitest";
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { startBrokenGateway } from "./broken-gateway.ts";
import { brokenKinds, refusesAll } from "./broken-kinds.ts";
import { runConformance } from "./run-command.ts";

const gateway = useGateway();
const account = ["--username", "agente", "--password", DEMO_PASSWORD];
const owner = ["--payment-password", DEMO_PAYMENT_PASSWORD];

test.each(brokenKinds(() => gateway.services().settings.publicKeys()))(
  "the command names $endpoint and what is wrong with it: $kind",
  async ({ endpoint, breakage, fault }) => {
    await using broken = await startBrokenGateway(gateway.url(), endpoints[endpoint].path, breakage);
    const words = [...account, ...owner, "--only", `${endpoint},getStatus`];
    const { code, told, faults } = await runConformance(broken.url, ...words);
    expect(faults).toContainEqual(expect.stringMatching(fault));
    // Nothing else is blamed.
    expect(faults.filter((line) => !line.startsWith(`${endpoint}, `))).toEqual([]);
    expect(told).toMatch(new RegExp(`^${endpoint} .*FAULT`, "m"));
    expect(told).toMatch(/^getStatus +ok +ok +ok$/m);
    expect(told).toMatch(new RegExp(`, ${faults.length} (is|are) broken, `));
    expect(code).toBe(1);
  },
  60_000,
);

test("a call that is refused whatever it is asked is no fault, and isn't told to hold either", async () => {
  const { path } = endpoints.redeemPromoCode;
  await using broken = await startBrokenGateway(gateway.url(), path, refusesAll);
  const words = [...account, "--promo-code", "VOLADO50", "--only", "redeemPromoCode"];
  const { code, told, untried } = await runConformance(broken.url, ...words);
  expect(told).toMatch(/^redeemPromoCode +- +ok +ok +-$/m);
  expect(untried).toEqual([
    "redeemPromoCode, idempotency: refused: not_permitted",
    "redeemPromoCode, answer: refused: not_permitted",
  ]);
  expect(code).toBe(0);
}, 60_000);
