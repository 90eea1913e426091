import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pesos } from "../../samples/index.ts";
import { moneyOf } from "../money/money.ts";
import {
  type AgentContract,
  ContractKind,
  ContractState,
  contractSheet,
  contractStateAt,
  minPay,
  nextContractPrompt,
  partInForce,
  payOf,
  withAnswer,
} from "./contracts.ts";

const { DailySalary, Dividend, HourlySalary } = ContractKind;

describe("the next prompt (Spec §6)", () => {
  test.each([
    [[], [], undefined],
    [[HourlySalary, Dividend, DailySalary], [], DailySalary],
    [[HourlySalary, Dividend], [], Dividend],
    [[HourlySalary], [], HourlySalary],
    [[DailySalary, Dividend], [DailySalary], Dividend],
    [[DailySalary], [Dividend], DailySalary],
    [[DailySalary, Dividend, HourlySalary], [DailySalary, Dividend, HourlySalary], undefined],
  ])("with %j required and %j dismissed is %s", (required, dismissed, next) => {
    expect(nextContractPrompt(required, dismissed)).toBe(next);
  });
});

const contract = (change: Partial<AgentContract> = {}): AgentContract => ({
  id: "c",
  kind: DailySalary,
  state: ContractState.Offered,
  offeredBy: "corredor",
  offeredAt: 100,
  answerBefore: 1_000,
  answeredAt: undefined,
  validUntil: undefined,
  endedAt: undefined,
  basis: "turnover",
  period: "day",
  tiers: [{ from: pesos(50_000), activeMembers: 5, pay: { type: "percent", percent: 0.8 } }],
  ...change,
});

describe("a contract's state in time", () => {
  test.each([
    [{ state: ContractState.Offered }, 999, ContractState.Offered],
    [{ state: ContractState.Offered }, 1_000, ContractState.Lapsed],
    [{ state: ContractState.Active }, 5_000, ContractState.Active],
    [{ state: ContractState.Active, validUntil: 2_000 }, 2_000, ContractState.Active],
    [{ state: ContractState.Active, validUntil: 2_000 }, 2_001, ContractState.Ended],
    [{ state: ContractState.Refused }, 999, ContractState.Refused],
    [{ state: ContractState.Withdrawn }, 999, ContractState.Withdrawn],
    [{ state: ContractState.Ended, validUntil: 2_000 }, 1, ContractState.Ended],
  ])("%j at %i is %s", (change, now, state) => {
    expect(contractStateAt(contract(change), now)).toBe(state);
  });
});

describe("the sheet of one kind", () => {
  test("has open requests, the current contract, and the history with the last change first", () => {
    const { Active, Ended, Refused } = ContractState;
    const sheet = contractSheet(
      [
        contract({ id: "ended", state: Ended, offeredAt: 1, answeredAt: 2, endedAt: 60 }),
        contract({ id: "refused", state: Refused, offeredAt: 40, answeredAt: 70 }),
        contract({ id: "waits" }),
        contract({ id: "holds", state: Active, offeredAt: 50, answeredAt: 60 }),
        contract({ id: "old", state: Refused, offeredAt: 1, answeredAt: 3 }),
      ],
      500,
    );
    expect(sheet.requests.map(({ id }) => id)).toEqual(["waits"]);
    expect(sheet.current?.id).toBe("holds");
    expect(sheet.history.map(({ id }) => id)).toEqual(["refused", "ended", "old"]);
  });

  test("moves lapsed and ended contracts to the history with their new state", () => {
    const sheet = contractSheet(
      [contract({ id: "late" }), contract({ id: "term", state: ContractState.Active, validUntil: 900 })],
      1_000,
    );
    expect(sheet).toMatchObject({ requests: [], current: undefined });
    expect(sheet.history.map(({ id, state }) => [id, state])).toEqual([
      ["late", ContractState.Lapsed],
      ["term", ContractState.Ended],
    ]);
  });

  test("lists every open request, even two of a kind", () => {
    const sheet = contractSheet([contract({ id: "one" }), contract({ id: "two" })], 500);
    expect(sheet.requests.map(({ id }) => id)).toEqual(["one", "two"]);
    expect(sheet.history).toEqual([]);
  });

  test("is empty without contracts", () => {
    expect(contractSheet([], 0)).toEqual({ requests: [], current: undefined, history: [] });
  });
});

describe("an answer", () => {
  const { Active, Ended, Refused } = ContractState;
  const list = {
    serverTime: 500,
    contracts: [contract({ id: "waits" }), contract({ id: "holds", state: Active, answeredAt: 60 })],
  };
  const states = (after: typeof list) => after.contracts.map(({ id, state }) => `${id} ${state}`);

  test.each([
    [Active, [`waits ${Active}`, `holds ${Ended}`]],
    [Refused, [`waits ${Refused}`, `holds ${Active}`]],
  ])("%s leaves %j", (state, after) => {
    const answered = contract({ id: "waits", state, answeredAt: 500 });
    const once = withAnswer(list, answered);
    expect(states({ ...once, contracts: [...once.contracts] })).toEqual(after);
    expect(withAnswer(once, answered)).toEqual(once);
  });

  test("ends the previous contract at the moment of the answer", () => {
    const after = withAnswer(list, contract({ id: "waits", state: Active, answeredAt: 500 }));
    expect(after.contracts[1]).toMatchObject({ id: "holds", endedAt: 500 });
  });
});

test.each([
  [{ from: pesos(50_000), activeMembers: 5, pay: { type: "percent", percent: 0.8 } }, 400],
  [{ from: pesos(0), activeMembers: 0, pay: { type: "percent", percent: 5 } }, 0],
  [{ from: pesos(0.5), activeMembers: 0, pay: { type: "percent", percent: 5 } }, 0.03],
  [{ from: pesos(10_000), activeMembers: 0, pay: { type: "amount", amount: pesos(75) } }, 75],
] as const)("%j pays at least %d", (tier, amount) => {
  expect(minPay(tier)).toEqual(pesos(amount));
});

describe("a contract's pay", () => {
  const share = (from: number, activeMembers: number, percent: number) =>
    ({ from: pesos(from), activeMembers, pay: { type: "percent", percent } }) as const;
  const tiers = [share(20_000, 5, 8), share(100_000, 12, 12), share(400_000, 30, 18)];
  const fixed = [
    { from: pesos(10_000), activeMembers: 3, pay: { type: "amount", amount: pesos(40) } } as const,
  ];

  test.each([
    [tiers, 19_999.99, 50, 0, undefined],
    [tiers, 20_000, 4, 0, undefined],
    [tiers, 20_000, 5, 1_600, 0],
    // The whole base is paid by the highest tier reached, not only what is above it.
    [tiers, 100_000, 12, 12_000, 1],
    // Too few members for the second tier.
    [tiers, 500_000, 11, 40_000, 0],
    [tiers, 500_000, 30, 90_000, 2],
    // 8 % of 20,000.19 is 1,600.0152.
    [tiers, 20_000.19, 5, 1_600.01, 0],
    [tiers, 0, 50, 0, undefined],
    [tiers, -50_000, 50, 0, undefined],
    [[share(0, 0, 10)], -1, 0, 0, undefined],
    [[share(0, 0, 10)], 0.09, 0, 0, 0],
    [fixed, 9_999.99, 3, 0, undefined],
    [fixed, 90_000, 3, 40, 0],
  ])("with the tiers %j on %d with %i active members is %d", (all, base, activeMembers, amount, place) => {
    expect(payOf({ tiers: all }, { base: pesos(base), activeMembers })).toEqual({
      amount: pesos(amount),
      tier: place === undefined ? undefined : all[place],
    });
  });

  test("is never negative, and with ascending shares never falls when the base rises", () => {
    const bases = fc.tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: -1e12, max: 1e12 }));
    fc.assert(
      fc.property(bases, fc.nat(40), (pair, activeMembers) => {
        const [low = 0, high = 0] = pair
          .toSorted((a, b) => a - b)
          .map((base) => payOf({ tiers }, { base: moneyOf(base, "MXN"), activeMembers }).amount.centavos);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeGreaterThanOrEqual(low);
      }),
    );
  });
});

describe("the part of a period in which a contract is in force", () => {
  const period = { from: 1_000, to: 2_000 };
  const { Active, Ended, Refused, Withdrawn } = ContractState;
  test.each([
    [{ state: Active, answeredAt: 500 }, period],
    [
      { state: Active, answeredAt: 1_400 },
      { from: 1_400, to: 2_000 },
    ],
    [{ state: Active, answeredAt: 2_000 }, undefined],
    [
      { state: Active, answeredAt: 500, validUntil: 1_499 },
      { from: 1_000, to: 1_500 },
    ],
    [{ state: Active, answeredAt: 500, validUntil: 5_000 }, period],
    [{ state: Active, answeredAt: 500, validUntil: 900 }, undefined],
    [
      { state: Ended, answeredAt: 500, endedAt: 1_500 },
      { from: 1_000, to: 1_500 },
    ],
    // Replaced after its last instant, or before it.
    [
      { state: Ended, answeredAt: 500, validUntil: 1_199, endedAt: 1_500 },
      { from: 1_000, to: 1_200 },
    ],
    [
      { state: Ended, answeredAt: 500, validUntil: 1_499, endedAt: 1_200 },
      { from: 1_000, to: 1_200 },
    ],
    [
      { state: Ended, answeredAt: 1_200, endedAt: 1_500 },
      { from: 1_200, to: 1_500 },
    ],
    [{ state: Ended, answeredAt: 500, endedAt: 1_000 }, undefined],
    [{ state: Refused, answeredAt: 500 }, undefined],
    [{ state: Withdrawn, endedAt: 1_500 }, undefined],
    [{}, undefined],
  ])("of %j is %j", (change, part) => {
    expect(partInForce(contract(change), period)).toEqual(part);
  });
});
