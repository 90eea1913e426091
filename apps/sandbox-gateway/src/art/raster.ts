import sharp from "sharp";

/** Formats that a drawing is painted in, as `{format}` of a picture's address names them. */
export const rasterFormats = ["webp", "avif"] as const;

/** See {@link rasterFormats}. */
export type RasterFormat = (typeof rasterFormats)[number];

/**
 * Widths in pixels that drawings are painted in: what screens use, at one to three pixels for each of CSS. Any other
 * width gets the next larger one, so that no caller fills the disk.
 */
const widths = [60, 120, 180, 240, 300, 360, 480, 640, 780, 1_170] as const;

/** The width that is painted where another one is asked for. */
export const paintedWidth = (asked: number): number =>
  widths.find((width) => width >= asked) ?? Math.max(...widths);

/** CSS pixels at 72 dots an inch are pixels: what a drawing's own unit is painted at without being told otherwise. */
const DOTS_PER_INCH = 72;

// Pictures of a page are asked for together: one thread each is quicker than all threads for each.
sharp.concurrency(1);

/** Paints a drawing in a width; its height follows. */
export const paint = async (svg: string, width: number, format: RasterFormat): Promise<Buffer> => {
  const drawing = Buffer.from(svg);
  const { width: drawnWidth = width } = await sharp(drawing).metadata();
  const picture = sharp(drawing, { density: (DOTS_PER_INCH * width) / drawnWidth }).resize({ width });
  return format === "avif"
    ? picture.avif({ quality: 32, effort: 0 }).toBuffer()
    : picture.webp({ quality: 40, effort: 6 }).toBuffer();
};
