import { describe, expect, test } from "vitest";
import { pesos } from "../../samples/index.ts";
import {
  type AgentContract,
  ContractKind,
  ContractState,
  contractSheet,
  contractStateAt,
  minPay,
  nextContractPrompt,
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
