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

/** The name a browser was told, without its port: a page that rebinds its own name to 127.0.0.1 is found out by it. */
const hostName = (c: Context): string => new URL(c.req.url).hostname;

const sameOrigin = (c: Context): boolean => {
  const origin = c.req.header("Origin");
  if (origin !== undefined) return origin === new URL(c.req.url).origin || origin === originByHost(c);
  const site = c.req.header("Sec-Fetch-Site");
  return site === undefined || site === "same-origin" || site === "none";
};

/** Behind a proxy that ends TLS the request's own scheme is http; the host still says who is meant. */
const originByHost = (c: Context): string => `https://${new URL(c.req.url).host}`;

const reads = new Set(["GET", "HEAD"]);

/**
 * The console hands out passwords and breaks things on purpose, so it only answers this machine, and only its own page
 * (or a program that is no browser) may write.
 */
export const consoleGuard =
  (allowRemote: boolean): MiddlewareHandler =>
  async (c, next) => {
    const local = loopbackNames.has(hostName(c)) && loopbackAddresses.has(remoteAddress(c) ?? "");
    if (!allowRemote && !local) {
      throw new Refusal("not_permitted", { message: "The console answers only this machine." });
    }
    if (!reads.has(c.req.method) && !sameOrigin(c)) {
      const message = "Only the console's own page may change things.";
      throw new Refusal("not_permitted", { message });
    }
    return next();
  };
