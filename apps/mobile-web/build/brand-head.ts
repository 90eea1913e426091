import { fromSource } from "./from-source.ts";
import { type Brand, merchantPlugin } from "./merchant.ts";

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Values that a brand's theme gives to a property of the night theme, which the site shows (decisions S5), in source
 * order.
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
 * The night theme's background in a brand's theme, for `theme-color`, which can't read variables; undefined if the
 * brand uses the kit's.
 */
export const brandGround = (themeCss: string): string | undefined =>
  nightValues(themeCss, "--vo-ground").findLast((ground) => !ground.includes("var("));

/** Whether the browser draws its own controls light or dark: set by the theme, dark by default, as in the kit. */
export const brandScheme = (themeCss: string): "light" | "dark" =>
  nightValues(themeCss, "color-scheme").at(-1) === "light" ? "light" : "dark";

/** What a brand's pages tell search engines, link previews and launchers, in the brand's first language. */
export interface SiteWords {
  /** BCP 47 tag of the brand's first language. */
  readonly lang: string;
  readonly description: string;
  /** Pages that a launcher offers at the icon, most used first. */
  readonly shortcuts: readonly { readonly label: string; readonly path: string }[];
  /** The start page of the installed site. */
  readonly homePath: string;
  /** The page that opens as a share target; the link or text is in the query. */
  readonly sharePath: string;
}

/**
 * The brand's texts for the page's head and the manifest, in its first language: their readers haven't chosen a
 * language.
 */
export const textsOf = async (brand: Brand): Promise<SiteWords> => {
  const { siteTexts } = await fromSource<typeof import("./sources/site-words.ts")>(
    "build/sources/site-words.ts",
    [merchantPlugin(brand)],
  );
  return siteTexts;
};

/** The brand's values in the page's head. */
export interface BrandHead extends Pick<SiteWords, "lang" | "description"> {
  readonly name: string;
  /** The CSS colour of the browser's own bars. */
  readonly themeColor: string;
  readonly colorScheme: "light" | "dark";
}

/**
 * Metadata for link previews. Both addresses should be absolute; without an origin the picture's is relative, which
 * some readers resolve.
 * @param siteUrl origin of the site; empty if the build doesn't know it
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
  const metadata = [
    ["name", "theme-color", themeColor],
    ["name", "description", description],
    ["property", "og:type", "website"],
    ["property", "og:title", name],
    ["property", "og:description", description],
  ] as const;
  const metas = metadata.map(
    ([kind, key, value]) => `<meta ${kind}="${key}" content="${escapeHtml(value)}" />`,
  );
  return html
    .replaceAll("%BRAND%", () => escapeHtml(name))
    .replace('<html lang="es"', `<html lang="${lang}"`)
    .replaceAll("%SCHEME%", colorScheme)
    .replaceAll("%BARS%", colorScheme === "light" ? "default" : "black")
    .replace("</title>", (end) => end + metas.join(""));
};
