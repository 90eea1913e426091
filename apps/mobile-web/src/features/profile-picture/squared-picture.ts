import { decodedPicture, drawnJpeg } from "../../shared/pictures/drawn-jpeg.ts";

/** Side in pixels: three times the size of the largest avatar. */
const SIDE_PX = 512;

/** The centre of a photo as a small square; undefined if the file is not a picture. */
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
