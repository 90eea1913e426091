/** One pixel, real enough for any viewer. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A picture for a file field. */
export const picture = (name: string) => ({ name, mimeType: "image/png", buffer: pixel });
