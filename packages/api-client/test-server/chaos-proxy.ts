import { createServer, request as forward } from "node:http";
import { BEYOND_THE_LIMIT_MS, type Fate, fateOf, type PlainAnswer, written } from "./chaos-faults.ts";
import { seeded } from "./seeded.ts";

/** A request that reached the proxy, and what became of it. */
export interface Passed {
  /** The header `Call`, by which a test tells its calls apart; 0 without one. */
  readonly call: number;
  /** Which request of that call it is, from 1. */
  readonly attempt: number;
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  readonly fate: string;
  /** Bodies that were sent back, after all that was done to them. */
  readonly sent: readonly string[];
}

const header = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join() : value;

/**
 * What may be read as the body: what follows the head, or, where the head is spoiled, as many bytes at the
 * end as the answer had.
 */
const bodiesOf = (bytes: Buffer, answer: PlainAnswer): readonly string[] => {
  const end = bytes.indexOf("\r\n\r\n");
  const tail = bytes.subarray(Math.max(0, bytes.length - answer.body.length));
  return [...(end < 0 ? [] : [bytes.subarray(end + 4).toString()]), tail.toString()];
};

/**
 * A proxy in front of the gateway at `port` that does to requests and answers what chance says: the same for
 * the same seed.
 *
 * @param isLate runs when an answer to that call is held back for longer than the client waits
 */
export const startChaosProxy = async (port: number, seed: number, isLate: (call: number) => void) => {
  const passed: Passed[] = [];
  const tries = new Map<number, number>();

  const deliver = (from: { method: string; path: string; headers: object; body: Buffer }) =>
    new Promise<PlainAnswer>((resolve, reject) => {
      const { method, path, body } = from;
      const headers = { ...from.headers, connection: "close", "content-length": String(body.length) };
      const sent = forward(
        { host: "127.0.0.1", port, method, path, headers, agent: false },
        async (answer) => {
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(Buffer.from(chunk));
          const type = header(answer.headers["content-type"]) ?? "";
          const told = { "content-type": type };
          resolve({ status: answer.statusCode ?? 0, headers: told, body: Buffer.concat(chunks) });
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });

  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(Buffer.from(chunk));
    const { method = "GET", url: path = "/", headers, socket } = message;
    const call = Number(header(headers.call) ?? 0);
    const attempt = (tries.get(call) ?? 0) + 1;
    tries.set(call, attempt);
    // By call and try, so that chance doesn't hang on who comes first.
    const fate: Fate = fateOf(seeded(seed * 1_000_003 + call * 101 + attempt));
    const idempotencyKey = header(headers["idempotency-key"]);
    const plainPath = path.replace(/\?.*/, "");
    const note = (sent: readonly string[] = []) =>
      passed.push({ call, attempt, method, path: plainPath, idempotencyKey, fate: fate.name, sent });

    const body = Buffer.concat(chunks);
    const one = () => deliver({ method, path, headers, body }).catch(() => undefined);
    let answer: PlainAnswer | undefined;
    if (fate.atOnce) [answer] = await Promise.all([one(), one()]);
    else for (let left = fate.deliveries ?? 1; left > 0; left -= 1) answer = await one();
    if (fate.reset || !answer) {
      note();
      socket.resetAndDestroy();
      return;
    }
    const { delay = 0 } = fate;
    if (delay === Number.POSITIVE_INFINITY) {
      note();
      isLate(call);
      return;
    }
    const bytes = fate.bytes?.(answer) ?? written(answer);
    note(fate.second ? [answer.body.toString()] : bodiesOf(bytes, answer));
    const send = () => {
      if (socket.destroyed) return;
      if (!fate.bytes) response.writeHead(answer.status, answer.headers).end(answer.body);
      else socket.end(bytes);
    };
    if (delay > 0) setTimeout(send, delay).unref();
    else send();
    if (delay >= BEYOND_THE_LIMIT_MS) isLate(call);
  });
  server.on("clientError", (_, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const own = typeof address === "object" && address ? address.port : 0;

  return {
    url: `http://127.0.0.1:${own}`,
    /** Requests so far. */
    passed,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
