import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { releaseIn } from "../src/shared/release/release-in.ts";

/** A release as a server hands it out: of the one build there is, under other names. */
export interface Release {
  /** Stands in every name of code, so that no release has a file of another; the build's own names without it. */
  readonly mark: string;
  /** The worker that is served: the build's own, or the one that takes it back. */
  readonly worker?: "sw.js" | "sw-off.js";
  /** Code that the deployment forgot. */
  readonly missing?: RegExp;
}

/** A site whose releases come and go. */
export interface Deployments {
  readonly url: string;
  deploy(release: Release): void;
  /** Pages that were asked for since the last look. */
  pagesAsked(): number;
  stop(): Promise<void>;
}

/**
 * A piece of code as pages and other code name it: `/assets/1a2b3c4d.js`, `./site-1a2b3c4d.js`; a mark comes
 * before its ending.
 */
const codeName = /((?:assets\/|\.\/)[\w.-]+)\.js\b/g;

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
};

const headersOf = (request: IncomingMessage): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === "string" && name !== "host" && name !== "connection") headers.set(name, value);
  headers.set("accept-encoding", "identity");
  headers.delete("if-none-match");
  return headers;
};

const ofTransport = new Set(["connection", "keep-alive", "transfer-encoding", "content-length", "etag"]);

/** Stands before a gateway and hands out its site as one release or another; at a port of its own, or at this one. */
export const startDeployments = async (gatewayUrl: string, port = 0): Promise<Deployments> => {
  const built = releaseIn(await (await fetch(`${gatewayUrl}/m/home`)).text());
  if (built === undefined) throw new Error("The site under test names no release.");
  let release: Release = { mark: "a" };
  let pages = 0;
  const isPage = (path: string) => path === "/" || path.startsWith("/m");

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { mark, worker = "sw.js", missing } = release;
    const address = new URL(request.url ?? "/", gatewayUrl);
    const ofCode = address.pathname.startsWith("/assets/") && address.pathname.endsWith(".js");
    if (ofCode && (!address.pathname.endsWith(`.${mark}.js`) || missing?.test(address.pathname))) {
      response.writeHead(404, { "content-type": "text/plain" }).end("gone");
      return;
    }
    if (ofCode) address.pathname = address.pathname.replace(`.${mark}.js`, ".js");
    if (address.pathname === "/sw.js") address.pathname = `/${worker}`;
    if (isPage(address.pathname) && request.headers["sec-fetch-dest"] === "document") pages += 1;

    const method = request.method ?? "GET";
    const fetched = await fetch(address, {
      method,
      headers: headersOf(request),
      redirect: "manual",
      ...(method !== "GET" && method !== "HEAD" && { body: new Uint8Array(await bodyOf(request)) }),
    });
    const headers = Object.fromEntries([...fetched.headers].filter(([name]) => !ofTransport.has(name)));
    const body = Buffer.from(await fetched.arrayBuffer());
    const own = ofCode || isPage(address.pathname) || address.pathname === "/sw.js";
    const text = () =>
      body.toString().replace(codeName, `$1.${mark}.js`).replaceAll(built, `${built}-${mark}`);
    response.writeHead(fetched.status, headers).end(own ? text() : body);
  };

  const server: Server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(port, "localhost", ready));
  const listening = server.address();
  if (listening === null || typeof listening === "string") throw new Error("The server has no port.");
  return {
    url: `http://localhost:${listening.port}`,
    deploy: (next) => {
      release = next;
    },
    pagesAsked: () => {
      const asked = pages;
      pages = 0;
      return asked;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
};
