import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** A `fetch` that names another host than the one it asks, which the real one never does. It follows no redirects. */
export const fetchAs =
  (host: string): typeof fetch =>
  async (input, init) => {
    const { url, method, headers, body } = new Request(input, { ...init, redirect: "manual" });
    const sent = request(url, { method, headers: { ...Object.fromEntries(headers), host } });
    sent.end(body === null ? undefined : await buffer(body));
    const [answer]: IncomingMessage[] = await once(sent, "response");
    if (answer === undefined) throw new Error("No answer came.");
    const status = answer.statusCode ?? 0;
    const text = await buffer(answer);
    const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
    return new Response(text.length === 0 ? null : text, { status, headers: told.map(([...pair]) => pair) });
  };
