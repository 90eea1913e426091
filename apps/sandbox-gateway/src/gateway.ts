import { once } from "node:events";
import { type HttpBindings, type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import { createChatApp } from "./chat/app.ts";
import { createConsoleApp } from "./console/app.ts";
import { createDownloadsApp } from "./downloads/app.ts";
import { createAuthorizeApp } from "./identity/authorize-app.ts";
import { createToolkitApp } from "./identity/toolkit-app.ts";
import { type GatewayOptions, resolveOptions } from "./options.ts";
import { createPayApp } from "./pay/app.ts";
import { createPicturesApp, PICTURES_FOLDER } from "./pictures/app.ts";
import { createPaintedPicturesApp, IMAGE_CDN_PATH } from "./pictures/painted-pictures.ts";
import { createPlayApp } from "./play/app.ts";
import { isOverTls, oneHost } from "./request/caller.ts";
import { brokenOffResponse, failureResponse, refusalResponse } from "./request/envelope.ts";
import { isFault, Refusal } from "./request/refusal.ts";
import { bodyWithin, isBrokenOff, serverTimes } from "./request/slow-senders.ts";
import { createApi } from "./server.ts";
import { openServices, type Services } from "./services.ts";
import { followSettings } from "./settings/site-settings.ts";
import { createLiveSite, type LiveSite } from "./site/live-site.ts";
import { commonHeaders } from "./site/security-headers.ts";
import { readSite } from "./site/site-files.ts";
import { startSweeper } from "./sweeper.ts";
import { createVitalsApp } from "./vitals/app.ts";

export interface Gateway {
  /** Origin, without a trailing slash. */
  readonly url: string;
  /** What the handlers share; tests use it to look behind HTTP. */
  readonly services: Services;
  /** Finishes running calls, then closes the database. */
  stop(): Promise<void>;
}

const portOf = async (server: ServerType): Promise<number> => {
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
};

/** An error for an unavailable port that says what to do; any other error unchanged. */
const listenFailure = (error: unknown, { host, port }: GatewayOptions): unknown => {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const place = `Port ${port} of ${host}`;
  if (code === "EADDRINUSE")
    return new Error(`${place} is taken: stop what listens there, or set PORT to another one.`);
  if (code === "EACCES") return new Error(`${place} needs more rights: set PORT to one above 1023.`);
  return error;
};

const close = (server: ServerType): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeIdleConnections" in server) server.closeIdleConnections();
    if ("closeAllConnections" in server) setTimeout(() => server.closeAllConnections(), 500).unref();
  });

const createApp = (services: Services, site: LiveSite | undefined): Hono<{ Bindings: HttpBindings }> => {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    await next();
    // The rest of the body is never read, so the connection can't be reused.
    if (c.res.status === 413) c.header("Connection", "close");
    const overTls = isOverTls(c, services.options);
    for (const [name, value] of Object.entries(commonHeaders(overTls))) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  });
  app.use(oneHost);
  app.use(bodyWithin(services.options.receive));
  const art = createPaintedPicturesApp();
  app.route("/art", art);
  app.route(`${IMAGE_CDN_PATH}/art`, art);
  app.route("/play", createPlayApp(services));
  app.get("/console/", (c) => c.redirect("/console"));
  app.route("/console", createConsoleApp(services));
  app.route("/downloads", createDownloadsApp(services));
  app.route("/chat", createChatApp(services));
  app.route("/pay", createPayApp(services));
  app.route("/vitals", createVitalsApp(services));
  app.route(PICTURES_FOLDER, createPicturesApp(services));
  app.route("/api", createApi(services));
  app.route("/oauth", createAuthorizeApp(services));
  app.route("/", createToolkitApp(services));
  if (site !== undefined) app.get("*", (c) => site.fetch(c.req.raw));
  app.notFound(() => refusalResponse(new Refusal("not_found")));
  app.onError((error, c) => {
    if (isBrokenOff(c)) return brokenOffResponse();
    if (isFault(error)) services.options.log("A request failed:", error);
    return failureResponse(error);
  });
  return app;
};

/** Starts a gateway; by default on PGlite in memory and any free port, for tests. */
export const startGateway = async (given: Partial<GatewayOptions> = {}): Promise<Gateway> => {
  const options = resolveOptions(given);
  const { siteDir } = options;
  const built = siteDir === undefined ? undefined : await readSite(siteDir);
  const { services, database } = await openServices(options);
  const site = siteDir && built ? createLiveSite(siteDir, built, services) : undefined;
  const app = createApp(services, site);
  const server = serve({
    fetch: app.fetch,
    port: options.port,
    hostname: options.host,
    serverOptions: serverTimes(options.receive),
  });
  const stopSweeper = startSweeper(services);
  const stopFollowing = followSettings(services);
  const stopWatching = site?.watch();
  const stop = async (): Promise<void> => {
    await Promise.all([stopSweeper(), stopFollowing(), stopWatching?.()]);
    if (server.listening) await close(server);
    await database.close();
  };
  try {
    return { url: `http://localhost:${await portOf(server)}`, services, stop };
  } catch (error) {
    await stop();
    throw listenFailure(error, options);
  }
};
