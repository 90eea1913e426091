/** A contract as the gateway sends it, with these overrides. */
export const wireContract = (over: object = {}) => ({
  id: "C-1",
  kind: "daily-salary",
  state: "offered",
  offeredBy: "corredor",
  offeredAt: 1_000,
  answerBefore: Date.UTC(2030, 0, 1),
  answeredAt: null,
  validUntil: null,
  endedAt: null,
  basis: "turnover",
  period: "day",
  currency: "MXN",
  tiers: [{ from: "50000.00", activeMembers: 5, pay: { type: "percent", percent: "0.30" } }],
  ...over,
});

/** A stubbed answer: contracts, a refusal code, or a lost connection. */
export type StubAnswer = readonly object[] | object | { readonly refused: string } | "lost";

/**
 * A stub gateway with one queue of answers for the list and one for the player's answers; the last answer of each
 * repeats.
 */
export const stubContracts = (answers: {
  readonly lists: readonly StubAnswer[];
  readonly answers?: readonly StubAnswer[];
}) => {
  const queues = { lists: [...answers.lists], answers: [...(answers.answers ?? [])] };
  const sent: { readonly key: string; readonly body: unknown }[] = [];
  const next = (queue: StubAnswer[]) => (queue.length > 1 ? queue.shift() : queue[0]);
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const isAnswer = url.includes("/contracts/answer");
    if (isAnswer)
      sent.push({
        key: new Headers(init.headers).get("Idempotency-Key") ?? "",
        body: JSON.parse(String(init.body)),
      });
    const answer = next(isAnswer ? queues.answers : queues.lists);
    if (answer === "lost" || answer === undefined) throw new TypeError("Failed to fetch");
    if ("refused" in answer) {
      const status = answer.refused === "conflict" ? 409 : 422;
      return Response.json({ success: false, code: answer.refused }, { status });
    }
    const value = Array.isArray(answer) ? { serverTime: Date.UTC(2026, 10, 22), contracts: answer } : answer;
    return Response.json({ success: true, value });
  };
  return { fetch, sent };
};
