/** One pixel, real enough for any viewer. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A picture for a file field. */
export const picture = (name: string) => ({ name, mimeType: "image/png", buffer: pixel });

/** A file that begins like a picture and has so many bytes. */
export const pictureOf = (name: string, bytes: number) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.concat([pixel, Buffer.alloc(bytes - pixel.length)]),
});
