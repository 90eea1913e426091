import type { Context } from "hono";
import { codingFor, compressed } from "../request/envelope.ts";

/** The envelope of the gateway's own pages, as in the site's API. */
export type Envelope<T> =
  | { readonly success: true; readonly value: T }
  | { readonly success: false; readonly code: string; readonly message: string };

export const answered = <T>(value: T): Envelope<T> => ({ success: true, value });

export const refused = (code: string, message: string): Envelope<never> => ({
  success: false,
  code,
  message,
});

/** Policy of a page: its own files only, nothing inline; forms may go to `formAction`. */
const pagePolicy = (frameAncestors: readonly string[], formAction = "'none'"): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(" ")}`,
  ].join("; ");

export const pageHeaders = (
  frameAncestors: readonly string[],
  formAction?: string,
): Record<string, string> => ({
  "Content-Security-Policy": pagePolicy(frameAncestors, formAction),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Cache-Control": "no-store",
});

/** These texts are compressed once and sent often, so a slow setting pays off. */
const STATIC_QUALITY = 10;

/** A static text, compressed when a browser first requests it so. */
export interface WireText {
  readonly text: string;
  packed?: Promise<Buffer<ArrayBuffer>> | undefined;
}

/** Answers with a text, in brotli where the browser accepts it. */
export const sendText = async (c: Context, wire: WireText, headers: Record<string, string>) => {
  const varying = { ...headers, Vary: "Accept-Encoding" };
  if (codingFor(c.req.header("Accept-Encoding")) !== "br") return c.body(wire.text, 200, varying);
  wire.packed ??= compressed(wire.text, "br", STATIC_QUALITY).catch((error: unknown) => {
    // The next request tries again.
    wire.packed = undefined;
    throw error;
  });
  return c.body(await wire.packed, 200, { ...varying, "Content-Encoding": "br" });
};
