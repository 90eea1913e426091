/** A stubbed answer: a value, a refusal code, or a lost connection. */
export type StubAnswer = object | { readonly refused: string } | "lost";

/**
 * A stub gateway with a queue of answers for each route, whose last answer repeats. A call takes the first route that
 * is part of its method and URL. `sent` records the writes.
 */
export const stubGateway = (routes: Readonly<Record<string, readonly StubAnswer[]>>) => {
  const queues = Object.entries(routes).map(([route, answers]) => ({ route, left: [...answers] }));
  const sent: { readonly key: string; readonly body: unknown }[] = [];
  const fetch = async (url: string, { method, headers, body }: RequestInit): Promise<Response> => {
    if (method === "POST")
      sent.push({
        key: new Headers(headers).get("Idempotency-Key") ?? "",
        body: body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body)),
      });
    const left = queues.find(({ route }) => `${method} ${url}`.includes(route))?.left ?? [];
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer === "lost" || answer === undefined) throw new TypeError("Failed to fetch");
    if ("refused" in answer) {
      const status = answer.refused === "conflict" ? 409 : 422;
      return Response.json({ success: false, code: answer.refused }, { status });
    }
    return Response.json({ success: true, value: answer });
  };
  return { fetch, sent };
};
