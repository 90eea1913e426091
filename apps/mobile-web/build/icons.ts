import { createHash } from "node:crypto";
import { transform } from "lightningcss";
import sharp from "sharp";
import type { IconFile } from "./web-manifest.ts";

/** A picture of the build and its path. */
export interface Icon extends IconFile {
  readonly png: Uint8Array;
}

/** Purpose of an icon; "apple" fills its square, and iOS rounds the corners. */
const wanted = [
  { name: "icon-192", size: 192, purpose: "any", mark: 1 },
  { name: "icon-512", size: 512, purpose: "any", mark: 1 },
  // Launchers keep a circle of 80 %; a square mark fits into it at 56 %.
  { name: "maskable-192", size: 192, purpose: "maskable", mark: 0.56 },
  { name: "maskable-512", size: 512, purpose: "maskable", mark: 0.56 },
] as const;

const apple = { name: "apple-touch-icon", size: 180, mark: 0.72 } as const;

/** The resolution at which one SVG unit is drawn as one pixel. */
const DPI = 72;

/**
 * Any CSS colour as `#rrggbb`, for readers without newer syntax.
 * @throws Error when it is not an opaque colour.
 */
export const hexColor = async (color: string): Promise<string> => {
  const { code } = transform({
    filename: "color.css",
    code: Buffer.from(`a{color:${color}}`),
    minify: true,
    // Chrome 80 only supports the old colour formats.
    targets: { chrome: 80 << 16 },
  });
  const [, background = ""] = /^a\{color:([^;}]+)/.exec(code.toString()) ?? [];
  try {
    const point = await sharp({ create: { width: 1, height: 1, channels: 4, background } })
      .raw()
      .toBuffer();
    if (point[3] === 255) return `#${point.subarray(0, 3).toString("hex")}`;
  } catch {
    // The error below includes the colour; sharp's own doesn't.
  }
  throw new Error(`"${color}" is not an opaque colour.`);
};

const draw = async (svg: Buffer, size: number, mark: number, ground: string): Promise<Uint8Array> => {
  const side = Math.round(size * mark);
  const { width = side } = await sharp(svg).metadata();
  const coin = await sharp(svg, { density: Math.ceil((DPI * side) / width) })
    .resize(side, side, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  if (mark === 1) return coin;
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: coin }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};

const addressOf = (name: string, png: Uint8Array): string =>
  `/assets/${name}-${createHash("sha256").update(png).digest("base64url").slice(0, 8)}.png`;

/** The home screen icons, drawn from the brand's mark on its background (`#rrggbb`). */
export const drawIcons = async (
  svg: Buffer,
  ground: string,
): Promise<{ readonly manifest: readonly Icon[]; readonly apple: Omit<Icon, "purpose"> }> => {
  const one = async ({ name, size, mark }: { name: string; size: number; mark: number }) => {
    const png = await draw(svg, size, mark, ground);
    return { src: addressOf(name, png), size, png };
  };
  return {
    manifest: await Promise.all(
      wanted.map(async (icon) => ({ ...(await one(icon)), purpose: icon.purpose })),
    ),
    apple: await one(apple),
  };
};
