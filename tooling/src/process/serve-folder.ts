import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { extname, join, normalize } from "node:path";

const mediaTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A running server of files. */
export type ServedFolder = { readonly origin: string; readonly stop: () => void };

/** What {@link serveFolder} does besides. */
export type ServingOptions = {
  /** TCP port. @default a free one */
  readonly port?: number;
  /** Answers some requests itself, and says whether it did. */
  readonly answer?: (...exchange: Parameters<RequestListener>) => boolean;
};

/**
 * Serves the files of a folder to this machine, `index.html` for a folder's own address, and 404 for what isn't there.
 *
 * @throws Error when the port is taken.
 */
export const serveFolder = async (
  folder: string,
  { port = 0, answer = () => false }: ServingOptions = {},
): Promise<ServedFolder> => {
  const server = createServer(async (request, response) => {
    if (answer(request, response)) return;
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    // An address can't lead out of the folder: what climbs above its root stays there.
    const file = normalize(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    try {
      const content = await readFile(join(folder, file));
      response
        .setHeader("Content-Type", mediaTypes[extname(file)] ?? "application/octet-stream")
        .end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(port, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { origin: `http://localhost:${address.port}`, stop: () => server.close() };
};
