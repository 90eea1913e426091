/** The requested format, the smallest that every supported browser shows. */
const FORMAT = "avif";

/** Screen densities with a source each. */
const DENSITIES = [1, 2, 3] as const;

/** Whether a picture has only one size: SVG, data URLs, and a member's own pictures under /api. */
const hasOneSize = (url: string): boolean =>
  !/^(https:\/\/|\/(?!\/|api\/))/.test(url) || /\.svg($|[?#])/.test(url);

/**
 * Whether a text is a valid pattern of picture addresses (docs/white-label.md): with `{url}` or `{encodedUrl}`, and
 * `{width}`, on the site itself or https.
 */
export const isPicturePattern = (text: string): boolean =>
  /\{(url|encodedUrl)\}/.test(text) &&
  text.includes("{width}") &&
  /^(\{url\}|https:\/\/|\/(?!\/))/.test(text);

/**
 * A picture's address in a width.
 * @param pattern a valid pattern ({@link isPicturePattern}); its `{format}` becomes `avif`
 * @param url the picture's address from the gateway; its query is extended by the pattern's
 * @param width whole screen pixels
 */
export const pictureAddress = (pattern: string, url: string, width: number): string => {
  const written = url.includes("?") ? pattern.replace("{url}?", "{url}&") : pattern;
  const parts: Readonly<Record<string, string>> = {
    url,
    encodedUrl: encodeURIComponent(url),
    width: String(width),
    format: FORMAT,
  };
  const address = written.replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole);
  // A space would end the address in a srcset.
  return address.replace(/\s/g, encodeURIComponent);
};

/** Widths in CSS pixels of the pictures at the top of a page on a phone. */
export const shownPictureWidths = { banner: 390, cover: 120 } as const;

/** Options of {@link pictureSources}. */
export interface PictureOffer {
  /** The merchant's pattern; empty or invalid when its CDN has each picture in one size. */
  readonly pattern: string;
  /** Data saver: each screen gets the picture for the next lower density. */
  readonly saveData: boolean;
}

/**
 * The `srcset` of a picture of a width in CSS pixels: one address per screen density. Undefined when it has one size.
 */
export const pictureSources = (
  url: string,
  cssWidth: number,
  { pattern, saveData }: PictureOffer,
): string | undefined => {
  if (!isPicturePattern(pattern) || hasOneSize(url)) return undefined;
  return DENSITIES.map((density) => {
    const scale = saveData ? Math.max(1, density - 1) : density;
    return `${pictureAddress(pattern, url, Math.round(cssWidth * scale))} ${density}x`;
  }).join(", ");
};
