import { randomBytes } from "node:crypto";
import sharp from "sharp";

/** One pixel, real enough for any viewer. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A picture for a file field. */
export const picture = (name: string) => ({ name, mimeType: "image/png", buffer: pixel });

/** A file of so many bytes that begins like a picture, and that nothing can open as one. */
export const pictureOf = (name: string, bytes: number) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.concat([pixel.subarray(0, 8), Buffer.alloc(bytes - 8)]),
});

/** A phone's photo that is too heavy to be sent as it is: some 9 MB. */
export const heavyPhoto = async (name: string) => {
  const raw = { width: 3_000, height: 2_000, channels: 3 } as const;
  const noise = randomBytes(raw.width * raw.height * raw.channels);
  return {
    name,
    mimeType: "image/jpeg",
    buffer: await sharp(noise, { raw }).jpeg({ quality: 92 }).toBuffer(),
  };
};

/** A photo in a format that Chromium can't decode. */
export const heicPhoto = (name: string) => ({
  name,
  mimeType: "image/heic",
  buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
});
