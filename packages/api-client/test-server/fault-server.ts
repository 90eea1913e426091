import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { Fetch } from "../src/index.ts";

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

/** Starts an HTTP server on a free port. */
const listen = async (listener: RequestListener) => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

/** Starts a server on a free port that responds with `reply`. `index` counts requests from 0. */
export const startFaultServer = async (reply: (request: Received, index: number) => Reply) => {
  const received: Received[] = [];
  let aborted = 0;
  const server = await listen(async (message, response) => {
    response.on("close", () => {
      if (!response.writableEnded) aborted += 1;
    });
    const url = new URL(message.url ?? "/", "http://server");
    const request: Received = {
      method: message.method ?? "",
      path: url.pathname,
      query: url.searchParams,
      headers: message.headers,
      body: String(await bodyOf(message)),
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

  return {
    ...server,
    url: `http://127.0.0.1:${server.port}`,
    /** Requests so far, oldest first. */
    received,
    /** Number of requests that were aborted before the response. */
    givenUp: () => aborted,
  };
};

export const ok = (value: unknown): Reply => ({ json: { success: true, value } });

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
export const serveFetch = (answer: Fetch) =>
  listen(async (message, response) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
    const { method = "GET", url = "/" } = message;
    const body = await bodyOf(message);
    const answered = await answer(url, {
      method,
      headers,
      body: body.length > 0 ? Uint8Array.from(body) : null,
    });
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(await answered.text());
  });
