import { createServer } from "node:http";

/** A request on its way to the gateway. */
export interface PassingRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: Buffer<ArrayBuffer>;
}

/** What a broken gateway does otherwise with requests for one path, beside the sound gateway's `answer`. */
export type Breakage = (
  request: PassingRequest,
  answer: (request: PassingRequest) => Promise<Response>,
) => Promise<Response | "cut">;

/** Headers that belong to one connection. */
const OF_CONNECTION = ["connection", "content-length", "host", "keep-alive", "transfer-encoding"];

/** A gateway in front of the one at `url`: the same but for what `breakage` does at `path`. */
export const startBrokenGateway = async (url: string, path: string, breakage: Breakage) => {
  const answer = ({ url: asked, method, headers, body }: PassingRequest): Promise<Response> =>
    fetch(asked, { method, headers, ...(body.length > 0 && { body }) });

  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(Buffer.from(chunk));
    const headers = new Headers();
    for (const [name, value] of Object.entries(message.headers))
      if (!OF_CONNECTION.includes(name)) headers.set(name, String(value));
    // What is passed on is read whole, and would otherwise have to be packed again.
    headers.delete("accept-encoding");
    const request: PassingRequest = {
      url: new URL(message.url ?? "/", url),
      method: message.method ?? "GET",
      headers,
      body: Buffer.concat(chunks),
    };
    const answered = request.url.pathname === path ? await breakage(request, answer) : await answer(request);
    if (answered === "cut") {
      message.socket.destroy();
      return;
    }
    const type = answered.headers.get("Content-Type") ?? "";
    response.writeHead(answered.status, { "Content-Type": type });
    response.end(await answered.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
