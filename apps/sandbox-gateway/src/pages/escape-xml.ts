const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** What XML 1.0 can't hold at all, not even escaped: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Makes any string safe as XML text and as an attribute value. */
export const escapeXml = (text: string): string =>
  text.replace(notXml, "").replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
