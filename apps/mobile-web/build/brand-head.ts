import type { SiteWords } from "./brand-words.ts";

/** Text as HTML shows it, in content and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Values that a brand's theme gives to a property of the night theme, which the site shows (decisions S5),
 * the last one last.
 */
const nightValues = (themeCss: string, property: string): readonly string[] => {
  const rules = themeCss.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]*)\{([^{}]*)\}/g);
  return Array.from(rules)
    .filter(([, selector = ""]) => !/data-theme=["']?light/.test(selector))
    .flatMap(
      ([, , body = ""]) => new RegExp(`(?:^|[;\\s])${property}:([^;]+)`).exec(body)?.[1]?.trim() ?? [],
    );
};

/**
 * The ground that a brand's theme gives to the night theme, for `theme-color`, where no variable is read;
 * undefined when it keeps the kit's.
 */
export const brandGround = (themeCss: string): string | undefined =>
  nightValues(themeCss, "--vo-ground").findLast((ground) => !ground.includes("var("));

/**
 * Whether the browser draws its own parts of the page light or dark: as the brand's theme says, and dark like
 * the kit's when it says nothing.
 */
export const brandScheme = (themeCss: string): "light" | "dark" =>
  nightValues(themeCss, "color-scheme").at(-1) === "light" ? "light" : "dark";

/** What the page's head says of a brand. */
export interface BrandHead extends Omit<SiteWords, "shortcuts"> {
  readonly name: string;
  /** The colour of the browser's own bars, a CSS colour. */
  readonly themeColor: string;
  readonly colorScheme: "light" | "dark";
}

/**
 * What previews of a link show of the site beside its words. Both want whole addresses; without one the picture's is
 * the site's own, which some can follow.
 *
 * @param siteUrl origin of the site; empty where the build doesn't know it
 */
export const previewMetas = (siteUrl: string, picture: string): string =>
  [["og:image", siteUrl + picture], ...(siteUrl === "" ? [] : [["og:url", `${siteUrl}/`]])]
    .map(([property = "", content = ""]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .join("");

/** Writes the brand's name, language, description and colours into index.html. */
export const withBrandHead = (
  html: string,
  { name, lang, description, themeColor, colorScheme }: BrandHead,
): string => {
  const said = [
    ["name", "theme-color", themeColor],
    ["name", "description", description],
    ["property", "og:type", "website"],
    ["property", "og:title", name],
    ["property", "og:description", description],
  ] as const;
  const metas = said.map(([kind, key, value]) => `<meta ${kind}="${key}" content="${escapeHtml(value)}" />`);
  return html
    .replaceAll("%BRAND%", () => escapeHtml(name))
    .replace('<html lang="es"', `<html lang="${lang}"`)
    .replaceAll("%SCHEME%", colorScheme)
    .replaceAll("%BARS%", colorScheme === "light" ? "default" : "black")
    .replace("</title>", (end) => end + metas.join(""));
};
