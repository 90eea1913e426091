const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for HTML elements and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");

/** Not allowed in XML 1.0, even escaped: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML elements and quoted attributes. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(notXml, ""));

/** Template tag for HTML: values are escaped, arrays joined; the output of other templates is inserted unchanged. */
export const html = (
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Raw | readonly Raw[])[]
): Raw => {
  const piece = (value: string | number | Raw | readonly Raw[]): string => {
    if (typeof value === "string" || typeof value === "number") return escapeHtml(String(value));
    return value instanceof Raw ? value.markup : value.map((item) => item.markup).join("");
  };
  return new Raw(parts.reduce((page, part, index) => page + piece(values[index - 1] ?? "") + part));
};

/** Markup that is already escaped. */
export class Raw {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}
