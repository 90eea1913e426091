import { describe, expect, test } from "vitest";
import { fromCentavos } from "../../test-server/read-schema.ts";
import { depositListSchema, depositOptionsSchema, depositSchema } from "./deposit.schema.ts";

const method = {
  id: 7,
  kind: "voucher",
  name: "Efectivo",
  min: "50.00",
  max: "100.00",
  quickAmounts: ["20", 50, "nada", "100", 200],
};
const options = { methods: [method], bonuses: [], currency: "MXN", bonus: null, bonusWaiting: false };

const deposit = {
  id: "D-1",
  kind: "transfer",
  methodName: "SPEI",
  state: "awaiting",
  amount: "250.00",
  currency: "MXN",
  bonus: "0.00",
  wager: "0.00",
  bonusLost: false,
  reference: "482913000001",
  payTo: { bank: "Banco", holder: "Volado", account: "999180000123456781" },
  createdAt: 1,
  payBefore: 2,
  settledAt: null,
};

describe("deposit options", () => {
  test("drop invalid quick amounts", () => {
    expect(depositOptionsSchema.parse(options).methods).toEqual([
      {
        id: "7",
        kind: "voucher",
        name: "Efectivo",
        min: fromCentavos(5_000),
        max: fromCentavos(10_000),
        quickAmounts: [2_000, 5_000, 10_000, 20_000].map(fromCentavos),
      },
    ]);
  });

  test("drop a method of an unknown kind, and fail if none is left", () => {
    const strange = { ...method, kind: "pigeon" };
    expect(depositOptionsSchema.parse({ ...options, methods: [strange, method] }).methods).toHaveLength(1);
    expect(depositOptionsSchema.safeParse({ ...options, methods: [strange] }).success).toBe(false);
    expect(depositOptionsSchema.parse({ ...options, methods: [] }).methods).toEqual([]);
  });
});

describe("a deposit", () => {
  test("is converted to the domain type", () => {
    const { kind, state, amount, payTo, payUrl, settledAt } = depositSchema.parse(deposit);
    expect({ kind, state, amount, payUrl, settledAt }).toEqual({
      kind: "transfer",
      state: "awaiting",
      amount: fromCentavos(25_000),
      payUrl: undefined,
      settledAt: undefined,
    });
    expect(payTo?.account).toBe("999180000123456781");
  });

  test("has a reason only if it is a known one", () => {
    const reasons = ["declined", "moonrise", null].map(
      (reason) => depositSchema.parse({ ...deposit, state: "rejected", reason }).reason,
    );
    expect(reasons).toEqual(["declined", undefined, undefined]);
  });

  test.each(["https://pay.example/1", "/pay/1?lang=es"])("may have the payment page %s", (payUrl) => {
    expect(depositSchema.parse({ ...deposit, payUrl }).payUrl).toBe(payUrl);
  });

  test.each([
    ["a pay page that is no web address", { payUrl: "javascript:alert(1)" }],
    ["a pay page of another origin without a scheme", { payUrl: "//else.example/pay" }],
    ["one that becomes so once its tab is gone", { payUrl: "/\t/else.example/pay" }],
    ["an account that is too short", { payTo: { ...deposit.payTo, account: "1234" } }],
    ["an account with other signs", { payTo: { ...deposit.payTo, account: "99918000012345678A" } }],
    ["an unknown status", { state: "lost" }],
    ["an amount that is not a number", { amount: "mucho" }],
    ["less than nothing", { bonus: "-1" }],
  ])("with %s makes no sense", (_name, over) => {
    expect(depositSchema.safeParse({ ...deposit, ...over }).success).toBe(false);
    expect(depositListSchema.parse([deposit, { ...deposit, ...over }])).toHaveLength(1);
  });
});
