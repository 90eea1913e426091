/** Text as HTML shows it, in content and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The ground that a brand's theme gives to the night theme, for `theme-color`, where no variable is read; undefined
 * when it keeps the kit's.
 */
export const brandGround = (themeCss: string): string | undefined => {
  const rules = themeCss.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]*)\{([^{}]*)\}/g);
  return Array.from(rules)
    .filter(([, selector = ""]) => !/data-theme=["']?light/.test(selector))
    .map(([, , body = ""]) => /--vo-ground:([^;]+)/.exec(body)?.[1]?.trim())
    .findLast((ground) => ground !== undefined && !ground.includes("var("));
};

/** What the page's head says of a brand. */
export interface BrandHead {
  readonly name: string;
  /** The colour of the browser's own bars, a CSS colour. */
  readonly themeColor: string;
}

/** Writes the brand's name and colour into index.html. */
export const withBrandHead = (html: string, { name, themeColor }: BrandHead): string =>
  html
    .replaceAll("%BRAND%", () => escapeHtml(name))
    .replace("</title>", (end) => `${end}<meta name="theme-color" content="${escapeHtml(themeColor)}" />`);
