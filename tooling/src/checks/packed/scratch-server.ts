import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const mediaTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".woff2": "font/woff2",
};

/** A tiny server: the built scratch site, and one answer in the gateway's envelope. */
export const serveScratchSite = async (
  dist: string,
): Promise<{ readonly origin: string; readonly stop: () => void }> => {
  const server = createServer(async ({ url = "/" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (pathname === "/api/greeting") {
      const value = { words: `Hola, ${searchParams.get("name")}` };
      response.setHeader("Content-Type", "application/json").end(JSON.stringify({ success: true, value }));
      return;
    }
    const file = normalize(pathname === "/" ? "/index.html" : pathname);
    try {
      const content = await readFile(join(dist, file));
      response
        .setHeader("Content-Type", mediaTypes[extname(file)] ?? "application/octet-stream")
        .end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The scratch server has no port.");
  return { origin: `http://localhost:${address.port}`, stop: () => server.close() };
};
