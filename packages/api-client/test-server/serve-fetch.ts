import { createServer } from "node:http";
import type { Fetch } from "../src/index.ts";

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
