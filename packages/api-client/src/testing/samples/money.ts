const deposit = {
  id: "00000000-0000-4000-8000-bd3f0b3945f6",
  kind: "transfer",
  methodName: "Transferencia SPEI",
  state: "awaiting",
  amount: "100.00",
  currency: "MXN",
  bonus: "0.00",
  wager: "0.00",
  reference: "236780935752",
  payTo: {
    bank: "Banco del Volado (demo)",
    holder: "Volado Demo S.A. de C.V.",
    account: "999180000123456782",
  },
  createdAt: 1795370672110,
  payBefore: 1795457072110,
  settledAt: null,
};

const withdrawal = {
  id: "00000000-0000-4000-8000-15c258829863",
  state: "pending",
  currency: "MXN",
  amount: "100.50",
  fee: "0.00",
  bank: "BBVA México",
  cardTail: "0021",
  requestedAt: 1795370669191,
  settledAt: null,
};

/** Responses of calls about deposits, withdrawals and records. */
export const moneyValues = {
  getDepositOptions: {
    methods: [
      {
        id: "spei",
        kind: "transfer",
        name: "Transferencia SPEI",
        min: "100.00",
        max: "50000.00",
        quickAmounts: ["200.00", "500.00", "1000.00"],
      },
      {
        id: "cash",
        kind: "voucher",
        name: "Efectivo en tienda",
        min: "50.00",
        max: "10000.00",
        quickAmounts: ["100.00", "200.00", "500.00"],
      },
    ],
    bonuses: [
      {
        id: "reload-50",
        title: "Recarga 50 %",
        percent: 50,
        minDeposit: "200.00",
        maxBonus: "1000.00",
        rollover: 10,
      },
      {
        id: "light-10",
        title: "Extra ligero 10 %",
        percent: 10,
        minDeposit: "100.00",
        maxBonus: "500.00",
        rollover: 2,
      },
    ],
    currency: "MXN",
    wagerLeft: "0.00",
  },
  listDeposits: [
    {
      ...deposit,
      id: "00000000-0000-4000-8000-cd1bdad14322",
      reference: "730919826945",
      createdAt: 1795370672350,
      payBefore: 1795457072350,
    },
    deposit,
  ],
  getDeposit: deposit,
  createDeposit: {
    ...deposit,
    id: "00000000-0000-4000-8000-15c7cf0b0d5e",
    reference: "571203826604",
    createdAt: 1795370671769,
    payBefore: 1795457071769,
  },
  sendDepositReceipt: {
    ...deposit,
    id: "00000000-0000-4000-8000-f74075cc0e69",
    state: "review",
    reference: "710713656616",
    createdAt: 1795370672861,
    payBefore: 1795457072861,
  },
  listRecords: {
    records: [
      {
        id: "5",
        kind: "opening",
        state: "done",
        amount: "3200.00",
        balance: "3200.00",
        at: 1795370609877,
        reference: "72C3A283",
      },
    ],
    currency: "MXN",
    totals: { count: 1, into: "3200.00", outOf: "0.00" },
  },
  getWithdrawalTerms: {
    currency: "MXN",
    minimum: 100,
    maximum: 50000,
    fee: { percent: 1, minimum: 5 },
    available: 3099.5,
    rolloverLeft: 0,
    leftToday: 99899.5,
    freeLeft: 0,
    hasPaymentPassword: true,
    latest: [withdrawal],
  },
  requestWithdrawal: withdrawal,
};
