import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { GatewayOptions } from "../options.ts";

/** Who calls, and from where. */
export interface Caller {
  readonly ip: string;
  /** Origin of this gateway as the caller sees it. */
  readonly origin: string;
  /** Origin of the calling site; the gateway's own when the caller does not say or is not allowed to. */
  readonly siteOrigin: string;
}

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** Pages of this machine and of the configured sites may call. */
export const isAllowedOrigin = (origin: string, options: GatewayOptions): boolean =>
  LOOPBACK.test(origin) || options.siteOrigins.includes(origin);

/** What the nearest proxy added; everything before it may have been written by the caller. */
const forwarded = (header: string | undefined): string | undefined => header?.split(",").at(-1)?.trim();

/** Reads the caller out of connection and headers; `X-Forwarded-*` count only behind one proxy of ours. */
export const callerOf = (c: Context, options: GatewayOptions): Caller => {
  const trusted = (name: string) => (options.trustProxy ? forwarded(c.req.header(name)) : undefined);
  const host = c.req.header("Host") ?? "";
  const protocol = trusted("X-Forwarded-Proto") === "https" ? "https" : "http";
  const origin = `${protocol}://${HOST.test(host) ? host : "localhost"}`;
  const sender = c.req.header("Origin");
  return {
    ip: trusted("X-Forwarded-For") ?? getConnInfo(c).remote.address ?? "unknown",
    origin,
    siteOrigin: sender !== undefined && isAllowedOrigin(sender, options) ? sender : origin,
  };
};
