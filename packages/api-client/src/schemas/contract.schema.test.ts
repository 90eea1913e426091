import { ContractKind } from "@volado/domain/agency";
import { describe, expect, test } from "vitest";
import { fromCentavos, REFUSED, readSchema } from "../../test-server/read-schema.ts";
import { contractListSchema, contractRequestsSchema, contractSchema } from "./contract.schema.ts";
import { countDroppedRows } from "./dropped-rows.ts";

const { DailySalary, Dividend, HourlySalary } = ContractKind;

describe("requests: non-empty means required (Spec §3)", () => {
  test.each([
    [{ dailysalreqtype: "", divtypecompperiodreq: "", contracthoursalreq: "" }, []],
    [{ dailysalreqtype: "TURNOVER" }, [DailySalary]],
    [{ divtypecompperiodreq: "MONTH", contracthoursalreq: null }, [Dividend]],
    [{ contracthoursalreq: ["HOUR"], dailysalreqtype: [] }, [HourlySalary]],
    [{ contracthoursalreq: { id: 1 }, divtypecompperiodreq: {} }, [HourlySalary]],
    [{ dailysalreqtype: 2, divtypecompperiodreq: 0 }, [DailySalary]],
    [{ dailysalreqtype: "  ", divtypecompperiodreq: false }, []],
    [
      { contracthoursalreq: "a", divtypecompperiodreq: "b", dailysalreqtype: "c" },
      [DailySalary, Dividend, HourlySalary],
    ],
    [{}, []],
  ])("%j: %j", (wire, kinds) => {
    expect(readSchema(contractRequestsSchema, wire)).toEqual(kinds);
  });

  test.each([null, "", 7, []])("refuses %j", (wire) => {
    expect(readSchema(contractRequestsSchema, wire)).toBe(REFUSED);
  });
});

const wire = {
  id: 12,
  kind: "daily-salary",
  state: "offered",
  offeredBy: "corredor",
  offeredAt: 1_000,
  answerBefore: 9_000,
  answeredAt: null,
  validUntil: null,
  endedAt: null,
  basis: "turnover",
  period: "day",
  currency: "MXN",
  tiers: [
    { from: "100000.00", activeMembers: 10, pay: { type: "percent", percent: "1.2" } },
    { from: "50000.00", activeMembers: 5, pay: { type: "percent", percent: 0.8 } },
  ],
};

describe("a contract", () => {
  test("has its tiers in ascending order", () => {
    expect(readSchema(contractSchema, wire)).toEqual({
      id: "12",
      kind: DailySalary,
      state: "offered",
      offeredBy: "corredor",
      offeredAt: 1_000,
      answerBefore: 9_000,
      answeredAt: undefined,
      validUntil: undefined,
      endedAt: undefined,
      basis: "turnover",
      period: "day",
      tiers: [
        { from: fromCentavos(5_000_000), activeMembers: 5, pay: { type: "percent", percent: 0.8 } },
        { from: fromCentavos(10_000_000), activeMembers: 10, pay: { type: "percent", percent: 1.2 } },
      ],
    });
  });

  test("pays a percentage or an amount", () => {
    const tiers = [{ from: 10_000, activeMembers: 0, pay: { type: "amount", amount: "75.00" } }];
    expect(readSchema(contractSchema, { ...wire, kind: "hourly-salary", tiers })).toMatchObject({
      kind: HourlySalary,
      tiers: [
        {
          from: fromCentavos(1_000_000),
          activeMembers: 0,
          pay: { type: "amount", amount: fromCentavos(7_500) },
        },
      ],
    });
  });

  test.each([
    ["no tier", { tiers: [] }],
    ["a tier that pays nothing", { tiers: [wire.tiers[0], { from: 1, activeMembers: 0 }] }],
    ["a tier that takes", { tiers: [{ from: 1, activeMembers: 0, pay: { type: "percent", percent: -1 } }] }],
    ["an unknown kind", { kind: "bonus" }],
    ["an unknown state", { state: "maybe" }],
    ["no offering agent", { offeredBy: "" }],
    ["no currency", { currency: "pesos" }],
  ])("with %s is not valid", (_case, change) => {
    expect(readSchema(contractSchema, { ...wire, ...change })).toBe(REFUSED);
  });

  test("that is invalid is dropped from the list; a list of only such is refused", () => {
    const read = (contracts: readonly object[]) =>
      countDroppedRows(() => readSchema(contractListSchema, { serverTime: 5, contracts }));
    expect(read([{ ...wire, tiers: [] }, wire])).toMatchObject({
      result: { serverTime: 5, contracts: [{ id: "12" }] },
      dropped: 1,
    });
    expect(read([{ ...wire, tiers: [] }]).result).toBe(REFUSED);
    expect(read([]).result).toEqual({ serverTime: 5, contracts: [] });
  });
});
