import { decodedPicture, drawnJpeg } from "../../shared/uploads/drawn-jpeg.ts";

/** Pixels of a side: three times what the largest avatar is drawn with. */
const SIDE_PX = 512;

/** The middle of a photo as a small square; undefined for what is no picture. */
export const squaredPicture = async (file: File): Promise<File | undefined> => {
  const picture = await decodedPicture(file);
  if (!picture) return undefined;
  const { width, height } = picture;
  const side = Math.min(width, height);
  const middle = { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
  const drawn = Math.min(SIDE_PX, side);
  const size = { width: drawn, height: drawn };
  const squared = await drawnJpeg(picture, middle, size, { name: "picture.jpg", quality: 0.9 });
  picture.close();
  return squared;
};
