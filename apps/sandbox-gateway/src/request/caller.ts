import { isIPv6, SocketAddress } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import type { GatewayOptions } from "../options.ts";
import { malformed } from "./refusal.ts";

const groupsOf = (address: string): readonly string[] => {
  const written = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split("::").map((half) => half.split(":").filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
};

/** The IPv4 address inside an IPv6 one (`::ffff:203.0.113.9`), as dual-stack sockets report it. */
const mappedIn = (address: string): string | undefined => {
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return undefined;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join(".");
};

/** Normalizes an address from a proxy or socket: without port, and IPv4 as IPv4. */
const plainAddress = (written: string): string => {
  const address = SocketAddress.parse(written)?.address ?? written;
  return isIPv6(address) ? (mappedIn(address) ?? address) : address;
};

/** The key of limits per address: a household has one IPv4 address, but a whole /64 of IPv6 ones. */
export const networkOf = (address: string): string =>
  isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address;

/** Refuses a request with two hosts: Node uses the first, a proxy before it may have used the second. */
export const oneHost: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  const names = c.env.incoming.rawHeaders.filter((_word, index) => index % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === "host").length > 1)
    throw malformed("The request names two hosts.", { Connection: "close" });
  await next();
};

/** The caller's addresses. Nothing is taken from the `Host` header, which the caller controls. */
interface Caller {
  readonly ip: string;
  /** The key of limits per address. */
  readonly network: string;
  /** Prefix of addresses of the gateway's pages: its origin, or nothing for a site on the same one. */
  readonly origin: string;
  /** Origin of the calling site; "" for the gateway's own, a missing one and one that isn't allowed. */
  readonly siteOrigin: string;
}

export type NodeContext = Context<{ Bindings: HttpBindings }>;

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LOOPBACK_ADDRESS = /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/;

/** Allows pages of this machine, of the gateway itself and of the configured sites. */
export const isAllowedOrigin = (origin: string, options: GatewayOptions): boolean =>
  LOOPBACK.test(origin) || origin === options.origin || options.siteOrigins.includes(origin);

/** The entry added by the nearest proxy; earlier ones may come from the caller. */
const trusted = (c: NodeContext, name: string, { trustProxy }: GatewayOptions): string | undefined =>
  trustProxy ? c.req.header(name)?.split(",").at(-1)?.trim() : undefined;

export const isOverTls = (c: NodeContext, options: GatewayOptions): boolean =>
  trusted(c, "X-Forwarded-Proto", options) === "https";

/** The gateway's origin: the configured one, otherwise the connection's local address and port. */
export const ownOrigin = (c: NodeContext, options: GatewayOptions): string => {
  if (options.origin !== undefined) return options.origin;
  const { localAddress = "", localPort } = c.env.incoming.socket;
  const address = localAddress.replace(/^::ffff:/, "");
  const host = address.includes(":") ? `[${address}]` : address;
  return `http://${LOOPBACK_ADDRESS.test(localAddress) ? "localhost" : host}:${localPort}`;
};

/** Whether a page on the gateway's own origin sent the request: browsers keep the gateway's cookies only for those. */
export const isOwnPage = (c: NodeContext, options: GatewayOptions): boolean => {
  const sender = c.req.header("Origin");
  if (sender === undefined) return false;
  return sender === options.origin || sender.replace(/^https?:\/\//, "") === c.req.header("Host");
};

/** Reads the caller from connection and headers; `X-Forwarded-*` count only behind one trusted proxy. */
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
