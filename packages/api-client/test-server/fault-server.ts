import { createServer, type IncomingMessage } from "node:http";
import type { Fetch } from "../src/index.ts";

/** A received request. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** How the server handles a request: it responds, hangs, or breaks the connection before or during the response. */
export type Reply =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** Sent as JSON. */
      readonly json?: unknown;
      /** Sent unchanged. */
      readonly raw?: string;
      /** Delays the response until it resolves. */
      readonly after?: Promise<unknown>;
    }
  | "hang"
  | "drop"
  | "cut";

/** Starts a server on a free port that responds with `reply`. `index` counts requests from 0. */
export const startFaultServer = async (reply: (request: Received, index: number) => Reply) => {
  const received: Received[] = [];
  let aborted = 0;
  const server = createServer(async (message, response) => {
    response.on("close", () => {
      if (!response.writableEnded) aborted += 1;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(Buffer.from(chunk));
    const url = new URL(message.url ?? "/", "http://server");
    const request: Received = {
      method: message.method ?? "",
      path: url.pathname,
      query: url.searchParams,
      headers: message.headers,
      body: Buffer.concat(chunks).toString(),
    };
    received.push(request);
    const answer = reply(request, received.length - 1);
    if (answer === "hang") return;
    if (answer === "drop") {
      message.socket.destroy();
      return;
    }
    if (answer === "cut") {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
      response.write('{"success":true,', () => message.socket.destroy());
      return;
    }
    await answer.after;
    response.writeHead(answer.status ?? 200, { "Content-Type": "application/json", ...answer.headers });
    response.end(answer.raw ?? JSON.stringify(answer.json));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    /** Requests so far, oldest first. */
    received,
    /** Number of requests that were aborted before the response. */
    givenUp: () => aborted,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** A success envelope. */
export const ok = (value: unknown): Reply => ({ json: { success: true, value } });

/** A refusal envelope. */
export const refuse = (
  status: number,
  code: string,
  more: { readonly value?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
): Reply => ({
  status,
  json: { success: false, code, value: more.value },
  ...(more.headers && { headers: more.headers }),
});

/** A promise and the function that resolves it. */
export const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

/** Serves a `fetch`-shaped gateway over HTTP on a free port. */
export const serveFetch = async (answer: Fetch) => {
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(Buffer.from(chunk));
    const headers = new Headers();
    for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
    const { method = "GET", url = "/" } = message;
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
    const answered = await answer(url, { method, headers, body });
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(await answered.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
