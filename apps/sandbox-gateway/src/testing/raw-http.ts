import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";

/** A `fetch` that can send another Host header, which the real one can't. It follows no redirects. */
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
    const pairs = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
    return new Response(text.length === 0 ? null : text, { status, headers: pairs.map(([...pair]) => pair) });
  };

const GIVE_UP_AFTER_MS = 5_000;

/**
 * Sends raw bytes that `fetch` would refuse or fix. @returns the response's head, or what arrived before the connection
 * closed
 */
export const sendRaw = (url: string, words: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let answer = "";
    const done = () => {
      resolve(answer);
      socket.destroy();
    };
    socket.setTimeout(GIVE_UP_AFTER_MS, () => socket.destroy(new Error("No answer came.")));
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
      if (answer.includes("\r\n\r\n")) done();
    });
    socket.on("end", done);
    socket.on("error", reject);
    socket.write(words);
  });
