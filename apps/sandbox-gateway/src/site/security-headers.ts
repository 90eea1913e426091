import type { Site } from "./site-files.ts";

const quoted = (hashes: readonly string[]): string =>
  ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(" ");

/** The site's content security policy: inline code only by the build's hashes, no eval. */
const contentSecurityPolicy = ({ scripts, styles, connect, scriptHosts }: Site["policy"]): string =>
  [
    "default-src 'none'",
    `script-src ${[quoted(scripts), ...scriptHosts].join(" ")}`,
    `style-src ${quoted(styles)}`,
    "img-src 'self' data: https:",
    `connect-src ${["'self'", ...connect].join(" ")}`,
    "frame-src 'self' https:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");

/** Headers of every response. @param overTls whether a trusted proxy ended TLS */
export const commonHeaders = (overTls: boolean): Readonly<Record<string, string>> => ({
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  ...(overTls && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
});

export const siteHeaders = (policy: Site["policy"]): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": contentSecurityPolicy(policy),
  // A provider's popup must be able to message the site; pages that open the site still can't reach it.
  "Cross-Origin-Opener-Policy": policy.popups ? "same-origin-allow-popups" : "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "X-Frame-Options": "DENY",
});

/**
 * Headers of the page that providers redirect to. Like theirs it has no opener policy: one would cut the popup from the
 * page that opened it. Its address contains the sign-in result, so it sends no referrer.
 */
export const signInReturnHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Frame-Options": "DENY",
};
