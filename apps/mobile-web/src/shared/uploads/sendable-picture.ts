import { PICTURE_BYTES_MAX, pictureFormat, SIGNATURE_BYTES } from "@volado/domain/validation";
import { decodedPicture, drawnJpeg } from "./drawn-jpeg.ts";

/** Pixels that are drawn at most: as many as the gateway stores, which leave a receipt's small print readable. */
const PIXELS_MAX = 8_000_000;
/** What a picture that is still too heavy is drawn smaller by. */
const SMALLER = 0.7;
/** How often it is. */
const TRIES = 4;

/** The first bytes of a file; none of one that can't be read, because it is gone meanwhile. */
export const startOf = (file: File): Promise<Uint8Array> =>
  file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .then((bytes) => new Uint8Array(bytes))
    .catch(() => new Uint8Array());

/**
 * A picture as it can be sent (Spec §5 "png/jpg, max 5MB each"): a phone's photo that is heavier, or in another format
 * that the browser can decode, such as HEIC, is drawn smaller, as a JPEG. What can't be decoded is left as it is.
 */
export const sendablePicture = async (file: File): Promise<File> => {
  if (file.size <= PICTURE_BYTES_MAX && pictureFormat(await startOf(file)) !== undefined) return file;
  const picture = await decodedPicture(file);
  if (!picture) return file;
  const { width, height } = picture;
  const name = `${file.name.replace(/\.[^.]*$/, "")}.jpg`;
  let scale = Math.min(1, Math.sqrt(PIXELS_MAX / (width * height)));
  let drawn: File | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const size = {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
    drawn = await drawnJpeg(picture, { x: 0, y: 0, width, height }, size, { name, quality: 0.85 });
    if (!drawn || drawn.size <= PICTURE_BYTES_MAX) break;
    scale *= SMALLER;
  }
  picture.close();
  return drawn ?? file;
};
