/** Pixels of a side: three times what the largest avatar is drawn with. */
const SIDE_PX = 512;

const toFile = (canvas: HTMLCanvasElement): Promise<File | undefined> =>
  new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], "picture.jpg", { type: "image/jpeg" }) : undefined),
      "image/jpeg",
      0.9,
    );
  });

/**
 * The middle of a photo as a small square, drawn anew: what a camera wrote beside the picture, such as where
 * it was taken, stays on the phone. Undefined for what is no picture.
 */
export const squaredPicture = async (file: File): Promise<File | undefined> => {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return undefined;
  }
  const { width, height } = picture;
  const side = Math.min(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(SIDE_PX, side);
  canvas.height = canvas.width;
  canvas
    .getContext("2d")
    ?.drawImage(
      picture,
      (width - side) / 2,
      (height - side) / 2,
      side,
      side,
      0,
      0,
      canvas.width,
      canvas.width,
    );
  picture.close();
  return toFile(canvas);
};
