/** A part of a picture, in its own pixels. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the browser makes of a file; undefined for what it can't decode. */
export const decodedPicture = (file: File): Promise<ImageBitmap | undefined> =>
  // Where there is no such function, nothing can be decoded either.
  Promise.resolve()
    .then(() => createImageBitmap(file))
    .catch(() => undefined);

/**
 * A part of a picture drawn as a JPEG of a size. What a camera wrote beside the picture, such as where it was taken,
 * stays on the phone.
 */
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
  // A JPEG has nothing to see through; it would be black.
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
