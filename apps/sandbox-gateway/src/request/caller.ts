import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { GatewayOptions } from "../options.ts";
import { networkOf, plainAddress } from "./network.ts";

/** Who calls, and from where. Nothing of it comes from the `Host` header, which may say anything. */
export interface Caller {
  readonly ip: string;
  /** What the limits of an address count by. */
  readonly network: string;
  /** What stands before the paths of this gateway's pages: its origin, or nothing for a site at the same one. */
  readonly origin: string;
  /** Origin of the calling site; "", which means the gateway's own, when the caller does not say or may not. */
  readonly siteOrigin: string;
}

type NodeContext = Context<{ Bindings: HttpBindings }>;

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LOOPBACK_ADDRESS = /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/;

/** Pages of this machine, of the gateway itself and of the configured sites may call. */
export const isAllowedOrigin = (origin: string, options: GatewayOptions): boolean =>
  LOOPBACK.test(origin) || origin === options.origin || options.siteOrigins.includes(origin);

/** What the nearest proxy added; everything before it may have been written by the caller. */
const forwarded = (header: string | undefined): string | undefined => header?.split(",").at(-1)?.trim();

const trusted = (c: NodeContext, name: string, { trustProxy }: GatewayOptions): string | undefined =>
  trustProxy ? forwarded(c.req.header(name)) : undefined;

/** Whether a proxy of ours ended TLS. */
export const isOverTls = (c: NodeContext, options: GatewayOptions): boolean =>
  trusted(c, "X-Forwarded-Proto", options) === "https";

/** This gateway's origin: the configured one, else the address and port that the connection came in at. */
export const ownOrigin = (c: NodeContext, options: GatewayOptions): string => {
  if (options.origin !== undefined) return options.origin;
  const { localAddress = "", localPort } = c.env.incoming.socket;
  const address = localAddress.replace(/^::ffff:/, "");
  const host = address.includes(":") ? `[${address}]` : address;
  return `http://${LOOPBACK_ADDRESS.test(localAddress) ? "localhost" : host}:${localPort}`;
};

/** Reads the caller out of connection and headers; `X-Forwarded-*` count only behind one proxy of ours. */
export const callerOf = (c: NodeContext, options: GatewayOptions): Caller => {
  const sender = c.req.header("Origin");
  const site = sender !== undefined && isAllowedOrigin(sender, options) ? sender : undefined;
  const isElsewhere = site !== undefined && site.replace(/^https?:\/\//, "") !== c.req.header("Host");
  const ip = plainAddress(
    trusted(c, "X-Forwarded-For", options) ?? getConnInfo(c).remote.address ?? "unknown",
  );
  return {
    ip,
    network: networkOf(ip),
    origin: options.origin ?? (isElsewhere ? ownOrigin(c, options) : ""),
    siteOrigin: site ?? options.origin ?? "",
  };
};
