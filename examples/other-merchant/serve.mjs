import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { createTestGateway } from "@volado/api-client/testing";

// Serves the built site with an in-memory gateway that answers every call with sample data.
const gateway = await createTestGateway();
const dist = join(import.meta.dirname, "dist");
const mediaTypes = { ".css": "text/css", ".html": "text/html; charset=utf-8", ".js": "text/javascript" };

const bodyOf = async (message) => {
  const chunks = [];
  for await (const chunk of message) chunks.push(chunk);
  return chunks.length > 0 ? Buffer.concat(chunks) : null;
};

const server = createServer(async (message, response) => {
  const { method, url = "/" } = message;
  const { pathname } = new URL(url, "http://site.example");
  try {
    if (pathname.startsWith("/api/")) {
      const body = await bodyOf(message);
      const answer = await gateway.fetch(url, { method, headers: message.headers, body });
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
      return;
    }
    const file = normalize(pathname === "/" ? "/index.html" : pathname);
    const content = await readFile(join(dist, file));
    const type = mediaTypes[extname(file)] ?? "application/octet-stream";
    response.setHeader("Content-Type", type).end(content);
  } catch {
    response.writeHead(404).end();
  }
});

server.listen(Number(process.env.PORT ?? 4173), "127.0.0.1", () => {
  process.stdout.write(`Casa Norte: http://localhost:${server.address().port}\n`);
});
