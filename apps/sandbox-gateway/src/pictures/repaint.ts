import { PICTURE_BYTES_MAX, type PictureFormat, pictureFormat } from "@volado/domain/validation";
import sharp from "sharp";

/** Maximum pixels of an upload: more than phones make of 5 MB, and within the memory to decode it. */
export const PICTURE_PIXELS_MAX = 36_000_000;

/** Maximum length of a side, for long screenshots. */
export const PICTURE_SIDE_MAX = 12_000;

/** Pixels of a stored picture: small print on a photographed receipt stays readable. */
const STORED_PIXELS = 8_000_000;

const TIMEOUT_S = 10;

export type PictureFault = "invalid_format" | "too_big";

/** A re-encoded picture, or the reason for its rejection. */
export type Repainted =
  | { readonly format: PictureFormat; readonly bytes: Buffer; readonly fault?: never }
  | { readonly fault: PictureFault };

/** Bytes before a PNG's first chunk, and those of a chunk besides its data: length, name, checksum. */
const PNG = { signature: 8, frame: 12 } as const;

/** Whether a PNG is animated: a chunk `acTL` before its pixels (W3C PNG, third edition, 11.3.6.1). */
const isAnimatedPng = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = PNG.signature; at + PNG.frame <= bytes.byteLength; at += PNG.frame + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === "acTL" || name === "IDAT") return name === "acTL";
  }
  return false;
};

const open = (bytes: Uint8Array) =>
  sharp(bytes, { failOn: "error", limitInputPixels: PICTURE_PIXELS_MAX }).timeout({ seconds: TIMEOUT_S });

/** Header data of a picture, read without decoding it. */
const faultOf = async (bytes: Uint8Array, format: PictureFormat): Promise<PictureFault | undefined> => {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (header.format !== format || (format === "png" && isAnimatedPng(bytes))) return "invalid_format";
  const { width, height } = header;
  return Math.max(width, height) > PICTURE_SIDE_MAX || width * height > PICTURE_PIXELS_MAX
    ? "too_big"
    : undefined;
};

const paint = async (bytes: Uint8Array, format: PictureFormat): Promise<Buffer> => {
  const { width, height } = (await open(bytes).metadata()).autoOrient;
  const share = Math.min(1, Math.sqrt(STORED_PIXELS / (width * height)));
  const picture = open(bytes)
    .autoOrient()
    .resize({ width: Math.max(1, Math.floor(width * share)) });
  return format === "png"
    ? picture.png().toBuffer()
    : picture.flatten({ background: "white" }).jpeg({ quality: 82 }).toBuffer();
};

/**
 * Decodes an uploaded picture and re-encodes it upright: metadata (such as the location) and appended data are dropped.
 * A PNG that is too large becomes a JPEG.
 */
export const repaint = async (bytes: Uint8Array): Promise<Repainted> => {
  const format = pictureFormat(bytes);
  if (format === undefined) return { fault: "invalid_format" };
  try {
    const fault = await faultOf(bytes, format);
    if (fault !== undefined) return { fault };
    const same = await paint(bytes, format);
    if (same.byteLength <= PICTURE_BYTES_MAX) return { format, bytes: same };
    const lighter = await paint(bytes, "jpeg");
    return lighter.byteLength <= PICTURE_BYTES_MAX
      ? { format: "jpeg", bytes: lighter }
      : { fault: "too_big" };
  } catch {
    // Any decoder error means that the upload is invalid.
    return { fault: "invalid_format" };
  }
};
