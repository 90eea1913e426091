import * as z from "zod/mini";

/** A stubbed response: a value, a refusal code, or a lost connection. */
export type StubAnswer = object | { readonly refused: string } | "lost";

/**
 * A stub gateway with a queue of responses for each route; the last one repeats. A call uses the first route that is
 * part of its method and URL. `sent` records the writes.
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

const encrypted = z.object({ data: z.string() });

/** The fields of a request body, decrypted if necessary (see test-site.tsx). */
export const sentBody = (body: RequestInit["body"]): unknown => {
  if (body instanceof URLSearchParams || body instanceof FormData) return Object.fromEntries(body);
  const text = String(body);
  if (!text.startsWith("{")) return Object.fromEntries(new URLSearchParams(text));
  const json: unknown = JSON.parse(text);
  const found = encrypted.safeParse(json);
  return found.success ? JSON.parse(found.data.data) : json;
};

/**
 * A stub gateway that refuses successive writes with these codes, loses a "lost" one, and then accepts with `value`.
 * Reads get an empty list. `sent` records the writes.
 */
export const stubWrites = (refusals: readonly string[], value: unknown = null) => {
  const left = [...refusals];
  const sent: { readonly path: string; readonly key: string | null; readonly body: unknown }[] = [];
  const fetch = async (address: string, { body, headers }: RequestInit): Promise<Response> => {
    if (!body) return Response.json({ success: true, value: [] });
    const key = new Headers(headers).get("Idempotency-Key");
    sent.push({ path: address.replace(/\?.*/, ""), key, body: sentBody(body) });
    const code = left.shift();
    if (code === "lost") throw new TypeError("Failed to fetch");
    return code === undefined
      ? Response.json({ success: true, value })
      : Response.json({ success: false, code }, { status: 409 });
  };
  return { fetch, sent };
};
