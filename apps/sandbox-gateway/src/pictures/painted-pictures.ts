import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type Context, Hono } from "hono";
import { sendText, type WireText } from "../pages/responses.ts";
import {
  type BannerLookName,
  bannerLooks,
  isBannerLook,
  isLook,
  type LookName,
  lookNames,
  looks,
  paintBanner,
  paintLook,
} from "./looks.ts";

/** Query of a resized picture in a merchant's URL pattern; always AVIF, whatever format is requested. */
export const PICTURE_PATTERN = "{url}?width={width}&format={format}";

/** The folder that stands in for a merchant's image CDN; it mirrors `/art`. */
export const IMAGE_CDN_PATH = "/image-cdn";

type PictureKind = "cover" | "banner" | "dealer" | "vendor" | "vendor-scene" | "symbol";

interface Size {
  readonly width: number;
  readonly bytes: Buffer<ArrayBuffer>;
}

interface Picture {
  readonly version: string;
  /** Smallest first. A drawing has one size, without a width. */
  readonly sizes: readonly [Size, ...Size[]];
}

const folder = new URL("../../pictures/", import.meta.url);

/** `banner/home-coin.780.avif` is 780 pixels wide and served as `banner/home-coin.avif`. */
const sizeFile = /^(?<name>.+)\.(?<width>\d+)\.avif$/;

const versionOf = ({ bytes }: Size): string => createHash("sha256").update(bytes).digest("hex").slice(0, 8);

/** All pictures by kind and file name. They are few, and stay in memory. */
const readPictures = (): ReadonlyMap<string, Picture> => {
  const pictures = new Map<string, Picture>();
  for (const kind of readdirSync(folder)) {
    for (const file of readdirSync(new URL(kind, folder))) {
      const { name, width } = sizeFile.exec(file)?.groups ?? {};
      const key = `${kind}/${name === undefined ? file : `${name}.avif`}`;
      const size = { width: Number(width ?? 0), bytes: readFileSync(new URL(`${kind}/${file}`, folder)) };
      const [first = size, ...others] = [...(pictures.get(key)?.sizes ?? []), size].toSorted(
        (a, b) => a.width - b.width,
      );
      pictures.set(key, { version: versionOf(others.at(-1) ?? first), sizes: [first, ...others] });
    }
  }
  return pictures;
};

const pictures = readPictures();

export const pictureNames = (kind: PictureKind): readonly string[] =>
  [...pictures.keys()]
    .filter((file) => file.startsWith(`${kind}/`))
    .map((file) => file.slice(kind.length + 1, file.lastIndexOf(".")));

/**
 * Address of a picture. It contains a hash of the picture, so browsers may cache it for a year. An unknown name gets an
 * address that responds with 404, so the site shows its fallback.
 */
export const picturePath = (kind: PictureKind, name: string): string => {
  const file = `${name}.${kind === "symbol" ? "svg" : "avif"}`;
  const version = pictures.get(`${kind}/${file}`)?.version ?? "0";
  return `/art/${kind}/${version}/${encodeURIComponent(file)}`;
};

/** A picture in a look is `cover/RNG-jaguar~gold.avif`. */
const lookFile = /^(?<name>.+)~(?<look>\w+)\.avif$/;

/** Changes with the picture and with the colours of its look. */
const lookVersion = ({ version }: Picture, colours: object): string =>
  createHash("sha256")
    .update(version + JSON.stringify(colours))
    .digest("hex")
    .slice(0, 8);

/** Address of a banner, in a look if one is named. */
export const bannerPath = (name: string, look?: BannerLookName): string => {
  const picture = pictures.get(`banner/${name}.avif`);
  if (picture === undefined || look === undefined) return picturePath("banner", name);
  return `/art/banner/${lookVersion(picture, bannerLooks[look])}/${name}~${look}.avif`;
};

interface CoverPicture {
  readonly cover: string;
  readonly look?: LookName;
  /** Its address. */
  readonly path: string;
}

/** A cover as it is painted, and in each look. */
export const coverPictures = (cover: string): readonly CoverPicture[] => {
  const picture = pictures.get(`cover/${cover}.avif`);
  const inLooks = lookNames.flatMap((look) =>
    picture
      ? { cover, look, path: `/art/cover/${lookVersion(picture, looks[look])}/${cover}~${look}.avif` }
      : [],
  );
  return [{ cover, path: picturePath("cover", cover) }, ...inLooks];
};

type Painting = Promise<Buffer<ArrayBuffer>>;

interface Painter {
  readonly colours: object;
  readonly paint: (bytes: Uint8Array) => Painting;
}

const painterOf = (kind: string, file: string, look: string): Painter | undefined => {
  if (kind === "cover" && isLook(look))
    return { colours: looks[look], paint: (bytes) => paintLook(bytes, look, /^(RNG|FISH)-/.test(file)) };
  if (kind === "banner" && isBannerLook(look))
    return { colours: bannerLooks[look], paint: (bytes) => paintBanner(bytes, look) };
  return undefined;
};

/** Pictures in looks, painted on their first request. */
const painted = new Map<string, Painting>();

const paintedOnce = (file: string, { width, bytes }: Size, { paint }: Painter): Painting => {
  const key = `${file} ${width}`;
  const painting = painted.get(key) ?? paint(bytes);
  painted.set(key, painting);
  return painting;
};

const headersFor = (type: string, current: boolean) => ({
  "Content-Type": type,
  // A picture that is opened directly must not run or load anything, but a drawing may have inline styles.
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Cache-Control": current ? "public, max-age=31536000, immutable" : "public, max-age=60",
});

const drawings = new Map<Picture, WireText>();

const sendDrawing = (c: Context, picture: Picture, current: boolean) => {
  const drawing = drawings.get(picture) ?? { text: picture.sizes[0].bytes.toString() };
  drawings.set(picture, drawing);
  return sendText(c, drawing, headersFor("image/svg+xml; charset=utf-8", current));
};

/** The smallest size that is wide enough, otherwise the widest. */
const sizeFor = ({ sizes }: Picture, width: number): Size => {
  const enough = width > 0 ? sizes.find((size) => size.width >= width) : undefined;
  return enough ?? sizes.at(-1) ?? sizes[0];
};

const sendPicture = async (c: Context) => {
  const { kind, version, file = "" } = c.req.param();
  const { name, look = "" } = lookFile.exec(file)?.groups ?? {};
  const painter = painterOf(kind ?? "", file, look);
  const picture = pictures.get(`${kind}/${name === undefined ? file : `${name}.avif`}`);
  if (picture === undefined || (name !== undefined && painter === undefined)) return c.body(null, 404);
  if (file.endsWith(".svg")) return sendDrawing(c, picture, version === picture.version);
  const size = sizeFor(picture, Number(c.req.query("width")));
  const current = version === (painter ? lookVersion(picture, painter.colours) : picture.version);
  const bytes = painter ? await paintedOnce(file, size, painter) : size.bytes;
  return c.body(bytes, 200, headersFor("image/avif", current));
};

/**
 * Serves `/:kind/:version/:name.avif?width=240`, covers and banners in looks (`:name~:look.avif`) and the symbols of the demo
 * games, `/symbol/:version/:name.svg`. An outdated version gets the current picture, without the long cache.
 */
export const createPaintedPicturesApp = (): Hono => new Hono().get("/:kind/:version/:file", sendPicture);
