import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { releaseIn } from "../src/shared/release/release.ts";

/** A release as a server delivers it: the one build, under other names. */
interface Release {
  /** One letter, part of every file name, so that no two releases share a file. */
  readonly mark: string;
  /** The worker that is served: the build's own, or the one that unregisters it. */
  readonly worker?: "sw.js" | "sw-off.js";
  /** Code that the deployment is missing. */
  readonly missing?: RegExp;
  /** Code that is replaced by an HTML page with long caching, as by a wrong fallback. */
  readonly wrong?: RegExp;
  /**
   * Which code of earlier releases is still served, by path; none by default. Pages preload code when idle, so keep
   * code available that a test isn't about; otherwise the result depends on timing.
   */
  readonly leaves?: (path: string) => boolean;
}

/** A site with changing releases. */
export interface Deployments {
  readonly url: string;
  deploy(release: Release): void;
  /** Whether the server is reachable; its port stays reserved while it isn't. */
  setReachable(reachable: boolean): void;
  /** Page count since the last call. */
  pageRequests(): number;
  stop(): Promise<void>;
}

/**
 * References to a chunk in pages and other code: `/assets/1a2b3c4d.js`, `./site-1a2b3c4d.js`. The mark is inserted
 * before the extension.
 */
const codeName = /((?:assets\/|\.\/)[\w.-]+)\.js\b/g;

/** The mark in the name of a chunk. */
const markIn = (path: string): string | undefined => /\.([a-z])\.js$/.exec(path)?.[1];

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

/** Proxies a gateway and serves its site as one release or another. */
export const startDeployments = async (gatewayUrl: string): Promise<Deployments> => {
  const built = releaseIn(await (await fetch(`${gatewayUrl}/m/home`)).text());
  if (built === undefined) throw new Error("The site under test names no release.");
  let release: Release = { mark: "a" };
  let reachable = true;
  let pages = 0;
  const isPage = (path: string) => path === "/" || path.startsWith("/m");

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { mark, worker = "sw.js", missing, wrong, leaves } = release;
    const address = new URL(request.url ?? "/", gatewayUrl);
    const ofCode = address.pathname.startsWith("/assets/") && address.pathname.endsWith(".js");
    // Code of an earlier release refers to its other chunks with its own mark.
    const from = markIn(address.pathname) ?? mark;
    const isThere = from === mark ? !missing?.test(address.pathname) : leaves?.(address.pathname) === true;
    if (ofCode && !(markIn(address.pathname) && isThere)) {
      response.writeHead(404, { "content-type": "text/plain" }).end("gone");
      return;
    }
    if (ofCode && wrong?.test(address.pathname)) {
      const forGood = { "content-type": "text/html", "cache-control": "public, max-age=31536000, immutable" };
      response.writeHead(200, forGood).end("<h1>proxy</h1>");
      return;
    }
    if (ofCode) address.pathname = address.pathname.replace(`.${from}.js`, ".js");
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
      body.toString().replace(codeName, `$1.${from}.js`).replaceAll(built, `${built}-${from}`);
    response.writeHead(fetched.status, headers).end(own ? text() : body);
  };

  const server: Server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.on("connection", (socket) => {
    if (!reachable) socket.destroy();
  });
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));
  const listening = server.address();
  if (listening === null || typeof listening === "string") throw new Error("The server has no port.");
  return {
    url: `http://localhost:${listening.port}`,
    deploy: (next) => {
      release = next;
    },
    setReachable: (next) => {
      reachable = next;
      if (!reachable) server.closeAllConnections();
    },
    pageRequests: () => {
      const count = pages;
      pages = 0;
      return count;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
};
