import { type StubAnswer, stubGateway } from "../../../shared/testing/stub-gateway.ts";

/** Deposit options as the gateway sends them, with these overrides. */
export const wireOptions = (over: object = {}) => ({
  methods: [
    { id: "spei", kind: "transfer", name: "SPEI", min: "100.00", max: "5000.00", quickAmounts: ["200.00"] },
    { id: "card", kind: "redirect", name: "Tarjeta", min: "50.00", max: "900.00", quickAmounts: [] },
  ],
  bonuses: [
    { id: "half", title: "Mitad", percent: 50, minDeposit: "300.00", maxBonus: "1000.00", rollover: 10 },
  ],
  currency: "MXN",
  bonus: null,
  bonusWaiting: false,
  ...over,
});

/** A deposit as the gateway sends it, with these overrides. */
export const wireDeposit = (over: object = {}) => ({
  id: "D-1",
  kind: "transfer",
  methodName: "SPEI",
  state: "awaiting",
  amount: "400.00",
  currency: "MXN",
  bonus: "0.00",
  wager: "0.00",
  bonusLost: false,
  reference: "482913000001",
  payTo: { bank: "Banco", holder: "Volado", account: "999180000123456782" },
  createdAt: 1_000,
  payBefore: Date.UTC(2030, 0, 1),
  settledAt: null,
  ...over,
});

/** A stub gateway for the deposit calls. It has no latest deposits. */
export const stubDeposits = (answers: {
  readonly options?: readonly StubAnswer[];
  readonly created?: readonly StubAnswer[];
  readonly one?: readonly StubAnswer[];
  readonly receipts?: readonly StubAnswer[];
  readonly cancelled?: readonly StubAnswer[];
}) =>
  stubGateway({
    "/options": answers.options ?? [wireOptions()],
    "/receipt": answers.receipts ?? [],
    "/cancel": answers.cancelled ?? [],
    "/one": answers.one ?? [],
    POST: answers.created ?? [],
    "/member/wallet": [{ sumBalance: "12500.00", currency: "MXN" }],
    GET: [[]],
  });
