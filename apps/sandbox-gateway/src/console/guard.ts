import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { Refusal } from "../request/refusal.ts";

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);
const loopbackAddresses = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

const remoteAddress = (c: Context): string | undefined => {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined;
  }
};

/** Behind a proxy that ends TLS the request's scheme is http, so an https origin with the same host counts as ours. */
const sameOrigin = (c: Context): boolean => {
  const origin = c.req.header("Origin");
  const { origin: own, host } = new URL(c.req.url);
  if (origin !== undefined) return origin === own || origin === `https://${host}`;
  const site = c.req.header("Sec-Fetch-Site");
  return site === undefined || site === "same-origin" || site === "none";
};

const reads = new Set(["GET", "HEAD"]);

/**
 * The console shows passwords and injects faults, so it responds only to this machine, and accepts writes only from its
 * own page or from programs that are not browsers.
 */
export const consoleGuard =
  (allowRemote: boolean): MiddlewareHandler =>
  async (c, next) => {
    // Checks the host name without its port, which stops DNS rebinding to 127.0.0.1.
    const { hostname } = new URL(c.req.url);
    const local = loopbackNames.has(hostname) && loopbackAddresses.has(remoteAddress(c) ?? "");
    if (!allowRemote && !local) {
      throw new Refusal("not_permitted", { message: "The console answers only this machine." });
    }
    if (!reads.has(c.req.method) && !sameOrigin(c))
      throw new Refusal("not_permitted", { message: "Only the console's own page may change things." });
    return next();
  };
