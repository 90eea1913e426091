import { createServer, type IncomingMessage } from "node:http";

/** A request as it arrived. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** What the server does with a request: answers, never answers, or breaks the connection. */
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
  | "drop";

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
