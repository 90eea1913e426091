/** A rectangle of a picture, in its own pixels. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Decodes a picture; undefined if the browser can't. */
export const decodedPicture = (file: File): Promise<ImageBitmap | undefined> =>
  // Also undefined if the function is missing.
  Promise.resolve()
    .then(() => createImageBitmap(file))
    .catch(() => undefined);

/** Draws a rectangle of a picture as a JPEG of the given size. Metadata such as the location is not copied. */
export const drawnJpeg = (
  picture: ImageBitmap,
  { x, y, width, height }: Part,
  size: Pick<Part, "width" | "height">,
  { name, quality }: { readonly name: string; readonly quality: number },
): Promise<File | undefined> => {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(undefined);
  // JPEG has no transparency; it would become black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, size.width, size.height);
  pen.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height);
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], name, { type: "image/jpeg" }) : undefined),
      "image/jpeg",
      quality,
    );
  });
};
