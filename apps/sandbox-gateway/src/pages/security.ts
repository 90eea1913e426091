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
