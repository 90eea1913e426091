import { createServer, type IncomingMessage } from "node:http";
import type { Fetch } from "../src/index.ts";

/** A request as it arrived. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** What the server does with a request: answers, never answers, or breaks the connection, in mid-answer too. */
export type Reply =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** Sent as JSON. */
      readonly json?: unknown;
      /** Sent as it is. */
      readonly raw?: string;
      /** Resolves when the answer may leave. */
      readonly after?: Promise<unknown>;
    }
  | "hang"
  | "drop"
  | "cut";

/** A server on a free port that does what `reply` says; `index` counts requests from 0. */
export const startFaultServer = async (reply: (request: Received, index: number) => Reply) => {
  const received: Received[] = [];
  let given = 0;
  const server = createServer(async (message, response) => {
    response.on("close", () => {
      if (!response.writableEnded) given += 1;
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
    /** Requests whose sender went away before the answer. */
    givenUp: () => given,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** An envelope with a value. */
export const ok = (value: unknown): Reply => ({ json: { success: true, value } });

/** An envelope that refuses. */
export const refuse = (
  status: number,
  code: string,
  more: { readonly value?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
): Reply => ({
  status,
  json: { success: false, code, value: more.value },
  ...(more.headers && { headers: more.headers }),
});

/** A promise with its handle outside. */
export const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

/** Lets a `fetch`-shaped gateway answer over a real socket, on a free port. */
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
