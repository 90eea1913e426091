import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { type BrandHead, brandGround, brandScheme, previewMetas, textsOf } from "./brand-head.ts";
import { fromSource } from "./from-source.ts";
import { drawIcons, hexColor } from "./icons.ts";
import type { Brand } from "./merchant.ts";
import { type ScreenshotFile, webManifest } from "./web-manifest.ts";

/** A picture of the site and its bytes. */
interface Screenshot extends ScreenshotFile {
  readonly webp: Uint8Array;
}

/**
 * The pictures in a brand's `screenshots` folder, by name; empty without that folder. `e2e/screenshots.ts` takes the
 * house brand's.
 */
const screenshotsOf = async ({ folder }: Pick<Brand, "folder">): Promise<readonly Screenshot[]> => {
  const place = resolve(folder, "screenshots");
  const names = await readdir(place).catch((): string[] => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith(".webp"))
      .toSorted()
      .map(async (name) => {
        const webp = await readFile(resolve(place, name));
        const { width, height } = await sharp(webp).metadata();
        const hash = createHash("sha256").update(webp).digest("hex").slice(0, 8);
        return { src: `/assets/${name.replace(".webp", "")}-${hash}.webp`, width, height, webp };
      }),
  );
};

/** Where browsers look for the manifest; its content changes with the brand, its address doesn't. */
export const MANIFEST = "manifest.webmanifest";

/**
 * The background of the night theme, the site's default (decisions S5), as a CSS colour, and whether the theme is light
 * or dark.
 */
export const coloursOf = async ({
  folder,
}: Brand): Promise<Pick<BrandHead, "themeColor" | "colorScheme">> => {
  const { colorToCss, themes } =
    await fromSource<typeof import("./sources/packages.ts")>("build/sources/packages.ts");
  const css = await readFile(resolve(folder, "theme.css"), "utf8");
  return { themeColor: brandGround(css) ?? colorToCss(themes.dark.ground), colorScheme: brandScheme(css) };
};

const make = async (brand: Brand) => {
  const [svg, ground, words, screenshots] = await Promise.all([
    readFile(resolve(brand.folder, "public/logo.svg")),
    coloursOf(brand).then(({ themeColor }) => hexColor(themeColor)),
    textsOf(brand),
    screenshotsOf(brand),
  ]);
  const { manifest: icons, apple } = await drawIcons(svg, ground);
  const { brandName: name } = brand.config;
  const manifest = webManifest({ name, ...words, ground, icons, screenshots });
  return { icons, apple, screenshots, manifest };
};

/** Makes the site installable: a manifest, icons from the brand's mark, and their links in the page. */
export const installablePlugin = (brand: Brand): Plugin => {
  let made: ReturnType<typeof make> | undefined;
  const parts = () => {
    made ??= make(brand);
    return made;
  };
  return {
    name: "volado:installable",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: async (html) => {
        const { icons, apple } = await parts();
        // Full-bleed, since link previews have their own background.
        const picture = icons.findLast(({ purpose }) => purpose === "maskable")?.src ?? apple.src;
        return html.replace("</title>", (end) =>
          [
            end,
            `<link rel="manifest" href="/${MANIFEST}">`,
            `<link rel="apple-touch-icon" href="${apple.src}">`,
            previewMetas(brand.config.siteUrl, picture),
          ].join(""),
        );
      },
    },
    async generateBundle() {
      const { icons, apple, screenshots, manifest } = await parts();
      for (const { src, png } of [...icons, apple])
        this.emitFile({ type: "asset", fileName: src.slice(1), source: png });
      for (const { src, webp } of screenshots)
        this.emitFile({ type: "asset", fileName: src.slice(1), source: webp });
      this.emitFile({ type: "asset", fileName: MANIFEST, source: manifest });
    },
  };
};
