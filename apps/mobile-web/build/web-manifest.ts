import type { SiteWords } from "./brand-head.ts";

/** An icon of the brand, made by icons.ts. */
export interface IconFile {
  /** Its address on the site, with a hash in it. */
  readonly src: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** "maskable" is full-bleed, so that a launcher may crop it to any shape. */
  readonly purpose: "any" | "maskable";
}

/** A picture of the site, shown in install prompts. */
export interface ScreenshotFile {
  /** Its address on the site, with a hash in it. */
  readonly src: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The brand's values in the manifest. */
export interface InstalledBrand extends SiteWords {
  readonly name: string;
  /** The background while the site starts, as `#rrggbb`: launchers don't support newer syntax. */
  readonly ground: string;
  readonly icons: readonly IconFile[];
  /** Empty for a brand without pictures. */
  readonly screenshots: readonly ScreenshotFile[];
}

/** Characters that fit under an icon on most home screens. */
const SHORT_NAME = 12;

/**
 * The web app manifest (Spec §4 "installed PWA"). Its `id` doesn't depend on the start page, so that an installed
 * site keeps its identity when that page moves.
 */
export const webManifest = ({
  name,
  lang,
  description,
  ground,
  homePath,
  icons,
  screenshots,
  sharePath,
  shortcuts,
}: InstalledBrand): string =>
  JSON.stringify({
    id: "/",
    name,
    short_name: name.length > SHORT_NAME ? (name.split(/\s+/)[0] ?? name) : name,
    lang,
    description,
    start_url: homePath,
    scope: "/",
    display: "standalone",
    background_color: ground,
    theme_color: ground,
    categories: ["games", "entertainment"],
    icons: icons.map(({ src, size, purpose }) => ({
      src,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
    screenshots: screenshots.map(({ src, width, height }) => ({
      src,
      sizes: `${width}x${height}`,
      type: "image/webp",
      form_factor: "narrow",
    })),
    shortcuts: shortcuts.map(({ label, path }) => ({ name: label, url: path })),
    share_target: { action: sharePath, method: "GET", params: { title: "title", text: "text", url: "url" } },
  });
