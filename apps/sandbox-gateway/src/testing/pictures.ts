import sharp, { type Sharp } from "sharp";

export const blank = (width = 4, height = 3): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "crimson" }, limitInputPixels: false });

const small = {
  "image/png": await blank().png().toBuffer(),
  "image/jpeg": await blank().jpeg().toBuffer(),
} as const;

/** A small picture of the type, padded with zero bytes to a given size. */
export const pictureFile = (
  type: keyof typeof small = "image/png",
  { size = 0, name = "receipt" }: { readonly size?: number; readonly name?: string } = {},
): File => {
  const picture = small[type];
  const padding = new Uint8Array(Math.max(0, size - picture.byteLength));
  return new File([new Uint8Array(picture), padding], name, { type });
};
