/** Deposit options as the gateway sends them, with these overrides. */
export const wireOptions = (over: object = {}) => ({
  methods: [
    {
      id: "spei",
      kind: "transfer",
      name: "SPEI",
      min: "100.00",
      max: "5000.00",
      quickAmounts: ["200.00"],
    },
    {
      id: "card",
      kind: "redirect",
      name: "Tarjeta",
      min: "50.00",
      max: "900.00",
      quickAmounts: [],
    },
  ],
  bonuses: [
    { id: "half", title: "Mitad", percent: 50, minDeposit: "300.00", maxBonus: "1000.00", rollover: 10 },
  ],
  currency: "MXN",
  wagerLeft: "0.00",
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
  reference: "482913000001",
  payTo: { bank: "Banco", holder: "Volado", account: "999180000123456782" },
  createdAt: 1_000,
  payBefore: Date.UTC(2030, 0, 1),
  settledAt: null,
  ...over,
});

/** Status codes of the stubbed refusals. */
const refusals = { invalid_input: 422, conflict: 409 } as const;

/** A stubbed answer: a value, a refusal, or a lost connection. */
export type StubAnswer = object | { readonly refused: keyof typeof refusals } | "lost";

const isRefused = (answer: object): answer is { readonly refused: keyof typeof refusals } =>
  "refused" in answer;

export interface SentWrite {
  readonly key: string;
  readonly body: unknown;
}

/** A stub gateway with one queue of answers per call; the last answer of each repeats. */
export const stubDeposits = (answers: {
  readonly options?: readonly StubAnswer[];
  readonly created?: readonly StubAnswer[];
  readonly one?: readonly StubAnswer[];
  readonly receipts?: readonly StubAnswer[];
}) => {
  const queues = {
    options: [...(answers.options ?? [wireOptions()])],
    created: [...(answers.created ?? [])],
    one: [...(answers.one ?? [])],
    receipts: [...(answers.receipts ?? [])],
    latest: [[]],
  };
  const sent: SentWrite[] = [];
  const queueOf = (url: string, isWrite: boolean): StubAnswer[] => {
    if (url.includes("/options")) return queues.options;
    if (url.includes("/receipt")) return queues.receipts;
    if (url.includes("/one")) return queues.one;
    return isWrite ? queues.created : queues.latest;
  };
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const isWrite = init.method === "POST";
    if (isWrite) {
      const { body } = init;
      sent.push({
        key: new Headers(init.headers).get("Idempotency-Key") ?? "",
        body: body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body)),
      });
    }
    const queue = queueOf(url, isWrite);
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (answer === "lost" || answer === undefined) throw new TypeError("Failed to fetch");
    if (isRefused(answer))
      return Response.json({ success: false, code: answer.refused }, { status: refusals[answer.refused] });
    return Response.json({ success: true, value: answer });
  };
  return { fetch, sent };
};
