import { once } from "node:events";
import { createServer } from "node:http";
import { z } from "zod";

/** What reaches a registry when a package is published. */
const published = z.object({
  name: z.string(),
  access: z.string().nullish(),
  versions: z.record(
    z.string(),
    z.looseObject({
      license: z.string().optional(),
      exports: z.unknown(),
      repository: z.object({ url: z.string(), directory: z.string() }).optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      peerDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
  _attachments: z.record(z.string(), z.object({ length: z.number() })),
});

/** See {@link startDryRegistry}. */
export type Arrival = z.infer<typeof published>;

/** A registry on this machine that has nothing, takes everything and keeps nothing: what arrives is only noted. */
export const startDryRegistry = async () => {
  const arrivals: Arrival[] = [];
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(Buffer.from(chunk));
    response.setHeader("Content-Type", "application/json");
    if (message.method !== "PUT") {
      response.writeHead(404).end(JSON.stringify({ error: "not found" }));
      return;
    }
    const read = published.safeParse(JSON.parse(Buffer.concat(chunks).toString("utf8")));
    if (read.success) arrivals.push(read.data);
    response.writeHead(read.success ? 201 : 400).end(JSON.stringify({ ok: read.success }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The dry registry has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    arrivals,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
