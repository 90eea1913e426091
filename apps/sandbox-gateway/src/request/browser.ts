import { DAY_MS } from "@volado/domain/calendar";
import { getCookie, setCookie } from "hono/cookie";
import * as z from "zod";
import type { GatewayOptions } from "../options.ts";
import { randomToken } from "../session/sessions.ts";
import { isAllowedOrigin, isOverTls, isOwnPage, type NodeContext } from "./caller.ts";

/** Lifetime of the cookie since the latest login. */
export const DEVICE_MEMORY_MS = 365 * DAY_MS;

const COOKIE = "device";

const idSchema = z.string().regex(/^[\w-]{43}$/);

/** The browser, or other program, that sent a call. */
export interface Browser {
  /** Its `User-Agent` header; empty without one. */
  readonly userAgent: string;
  /** Origin of the page that sent the call: the gateway's own or an allowed site's; undefined for others. */
  readonly origin: string | undefined;
  /** The random id in its cookie, which the response stores or prolongs; undefined where no cookie is kept. */
  keepId(): string | undefined;
}

/** Where no program sent the call, as when the site's page is written. */
export const noBrowser: Browser = { userAgent: "", origin: undefined, keepId: () => undefined };

const knownOrigin = (c: NodeContext, options: GatewayOptions): string | undefined => {
  const sender = c.req.header("Origin");
  if (sender === undefined) return undefined;
  return isOwnPage(c, options) || isAllowedOrigin(sender, options) ? sender : undefined;
};

export const browserOf = (c: NodeContext, options: GatewayOptions): Browser => ({
  userAgent: c.req.header("User-Agent") ?? "",
  origin: knownOrigin(c, options),
  keepId() {
    if (!isOwnPage(c, options)) return undefined;
    const id = idSchema.safeParse(getCookie(c, COOKIE)).data ?? randomToken();
    setCookie(c, COOKIE, id, {
      path: "/api",
      httpOnly: true,
      sameSite: "Strict",
      secure: isOverTls(c, options),
      maxAge: DEVICE_MEMORY_MS / 1_000,
    });
    return id;
  },
});
