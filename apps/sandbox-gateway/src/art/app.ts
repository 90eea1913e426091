import { type Context, Hono } from "hono";
import { sendText, type WireText } from "../pages/wire-text.ts";
import { type ArtWorld, drawingsOf } from "./drawings.ts";
import { artVersion } from "./paths.ts";
import { memoryPictureCache, type PictureCache } from "./picture-cache.ts";
import { plainCover } from "./plain-cover.ts";
import { paint, paintedWidth, type RasterFormat, rasterFormats } from "./raster.ts";

const yearInSeconds = 31_536_000;

/** A picture opened by itself may run nothing and load nothing; styles inside a drawing are its own. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A file's name and ending. */
const fileName = /^(?<name>.+)\.(?<ending>svg|webp|avif|png)$/;

/** As many drawings as the seeded world has, kept with their packed forms; the oldest make room for newer ones. */
const keptDrawings = 2_000;

/** Width in pixels where an address names none: what a phone with two pixels for each of CSS shows at most. */
const usualWidth: Readonly<Record<string, number>> = { icon: 120, cover: 300, vendor: 300, banner: 780 };
const otherWidth = 480;

const headersOf = (current: boolean, type: string) => ({
  "Content-Type": type,
  "Content-Security-Policy": picturePolicy,
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Cache-Control": current ? `public, max-age=${yearInSeconds}, immutable` : "public, max-age=60",
});

const svgType = "image/svg+xml; charset=utf-8";

const isRasterFormat = (text: string | undefined): text is RasterFormat =>
  rasterFormats.some((format) => format === text);

/** Width and format that an address asks for, as a merchant's image service reads them: `?width=240&format=avif`. */
const wishesOf = (c: Context, kind: string, ending: RasterFormat) => {
  const { width, format } = c.req.query();
  const asked = Number(width);
  return {
    width: paintedWidth(asked > 0 ? asked : (usualWidth[kind] ?? otherWidth)),
    format: isRasterFormat(format) ? format : ending,
  };
};

/**
 * Serves `/cover/:version/:id.webp`, `/icon/…`, `/vendor/…`, `/dealer/…`, `/symbol/…`,
 * `/banner/:version/:id.:lang.webp` and `/vendor-scene/:version/:code.:type.webp`, each in the width and format that
 * the query asks for, or with the ending `svg` as it was drawn. `/plain/:version/:id.png` is a cover at its cheapest.
 * An outdated version still gets today's picture, only without the long cache.
 */
export const createArtApp = (world: ArtWorld, pictures: PictureCache = memoryPictureCache()): Hono => {
  const draw = drawingsOf(world);

  const kept = new Map<string, WireText>();
  const keep = (address: string, svg: string): WireText => {
    const wire: WireText = { text: svg };
    const oldest = kept.size >= keptDrawings ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(address, wire);
    return wire;
  };

  const app = new Hono();

  // Drawn anew each time, which is quicker than packing an SVG: thousands of them would drive all others out of memory.
  app.get("/plain/:version/:file", async (c) => {
    const { version, file } = c.req.param();
    const { name, ending } = fileName.exec(file)?.groups ?? {};
    const game = name === undefined || ending !== "png" ? undefined : await world.game(name);
    if (game === undefined) return c.body(null, 404);
    const picture = plainCover(game);
    return c.body(new Uint8Array(picture), 200, headersOf(version === artVersion(picture), "image/png"));
  });

  app.get("/:kind/:version/:file", async (c) => {
    const { kind, version, file } = c.req.param();
    const { name, ending } = fileName.exec(file)?.groups ?? {};
    if (name === undefined) return c.body(null, 404);
    const address = `${kind}/${version}/${name}`;

    if (ending === "svg") {
      const known = kept.get(address);
      if (known !== undefined) return sendText(c, known, headersOf(true, svgType));
      const svg = await draw(kind, name);
      if (svg === undefined) return c.body(null, 404);
      if (version !== artVersion(svg)) return sendText(c, { text: svg }, headersOf(false, svgType));
      return sendText(c, keep(address, svg), headersOf(true, svgType));
    }

    if (!isRasterFormat(ending)) return c.body(null, 404);
    const { width, format } = wishesOf(c, kind, ending);
    const paintedAddress = `${address}@${width}.${format}`;
    const painted = await pictures.read(paintedAddress);
    if (painted !== undefined)
      return c.body(new Uint8Array(painted), 200, headersOf(true, `image/${format}`));
    const svg = await draw(kind, name);
    if (svg === undefined) return c.body(null, 404);
    const picture = await paint(svg, width, format);
    const current = version === artVersion(svg);
    if (current) await pictures.write(paintedAddress, picture);
    return c.body(new Uint8Array(picture), 200, headersOf(current, `image/${format}`));
  });

  return app;
};
