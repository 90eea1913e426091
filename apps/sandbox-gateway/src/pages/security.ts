/** What a page of the gateway may load: its own files, nothing inline, nothing from elsewhere. */
export const pagePolicy = (frameAncestors: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(" ")}`,
  ].join("; ");

/** Headers of every page of the gateway. */
export const pageHeaders = (frameAncestors: readonly string[]): Record<string, string> => ({
  "Content-Security-Policy": pagePolicy(frameAncestors),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Cache-Control": "no-store",
});
