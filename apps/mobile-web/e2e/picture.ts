import sharp from "sharp";

/** One pixel that every viewer can decode. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A picture for a file field. */
export const picture = (name: string) => ({ name, mimeType: "image/png", buffer: pixel });

/** A file of this size with a picture's header that no decoder accepts. */
export const pictureOf = (name: string, bytes: number) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.concat([pixel.subarray(0, 8), Buffer.alloc(bytes - 8)]),
});

/** A photo of 9 MB, as phones take them: mostly bytes after the image data, which decoders skip. */
export const heavyPhoto = async (name: string) => {
  const create = { width: 400, height: 300, channels: 3, background: "teal" } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  const buffer = Buffer.concat([photo, Buffer.alloc(9 * 1024 * 1024)]);
  return { name, mimeType: "image/jpeg", buffer };
};

/** A photo in a format that Chromium can't decode. */
export const heicPhoto = (name: string) => ({
  name,
  mimeType: "image/heic",
  buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
});
