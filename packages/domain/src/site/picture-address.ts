/** The format that addresses name, the smallest that every supported browser shows. */
const FORMAT = "avif";

/** Pixels of a screen for each CSS pixel that pictures are offered for. */
const DENSITIES = [1, 2, 3] as const;

/** Drawings fit every width; pictures that are no address, and a member's own below the calls, have one. */
const hasOneSize = (url: string): boolean =>
  !/^(https:\/\/|\/(?!\/|api\/))/.test(url) || /\.svg($|[?#])/.test(url);

/**
 * Whether a text can be a merchant's pattern of picture addresses (docs/white-label.md): it names the picture, by
 * `{url}` or, encoded, by `{encodedUrl}`, and the `{width}`, and leads to the site itself or to https.
 */
export const isPicturePattern = (text: string): boolean =>
  /\{(url|encodedUrl)\}/.test(text) &&
  text.includes("{width}") &&
  /^(\{url\}|https:\/\/|\/(?!\/))/.test(text);

/**
 * A picture's address in a width.
 *
 * @param pattern a pattern for which {@link isPicturePattern} holds; `{format}` in it becomes `avif`
 * @param url the picture's address as the gateway sent it; of its own query the pattern's goes on
 * @param width pixels of the screen, whole
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
  // In a list of sources a space ends the address.
  return address.replace(/\s/g, encodeURIComponent);
};

/** CSS pixels that a phone shows of the width of the pictures that a page begins with. */
export const shownPictureWidths = { banner: 390, cover: 120 } as const;

/** How pictures are offered. */
export interface PictureOffer {
  /** The merchant's pattern; empty or no pattern where its CDN has each picture in one size. */
  readonly pattern: string;
  /** Whether the player asked to save data: every screen gets what one of a pixel less for each of CSS would. */
  readonly saveData: boolean;
}

/**
 * The `srcset` of a picture that is so many CSS pixels wide: one address for each density of screen. Undefined where it
 * has one size.
 */
export const pictureSources = (
  url: string,
  cssWidth: number,
  { pattern, saveData }: PictureOffer,
): string | undefined => {
  if (!isPicturePattern(pattern) || hasOneSize(url)) return undefined;
  return DENSITIES.map((density) => {
    const painted = saveData ? Math.max(1, density - 1) : density;
    return `${pictureAddress(pattern, url, Math.round(cssWidth * painted))} ${density}x`;
  }).join(", ");
};
