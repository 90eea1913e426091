import {
  PICTURE_BYTES_MAX,
  PICTURES_MAX,
  type PictureProblem,
  pictureFormat,
  pictureProblem,
  SIGNATURE_BYTES,
} from "@volado/domain/validation";
import type { UploadImage } from "@volado/ui";
import { useRef, useState } from "react";
import { decodedPicture, drawnJpeg } from "./drawn-jpeg.ts";

/** Pixels that are drawn at most: as many as the gateway stores, which leave a receipt's small print readable. */
const PIXELS_MAX = 8_000_000;
/** What a picture that is still too heavy is drawn smaller by. */
const SMALLER = 0.7;
/** How often it is. */
const TRIES = 4;

/** The first bytes of a file; none of one that can't be read, because it is gone meanwhile. */
const startOf = (file: File): Promise<Uint8Array> =>
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

/** A picture that was chosen, with its file. */
export interface Picture extends UploadImage {
  readonly file: File;
}

/** Why a file was not taken. */
export interface Refused {
  readonly problem: PictureProblem;
  readonly name: string;
}

/** The picture itself as an address: the site's policy lets pages show no blobs. */
const previewOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** So that pictures differ for as long as the site is open. */
let taken = 0;

/**
 * Pictures chosen for a form, made lighter where they have to be, and checked by their first bytes and size.
 *
 * @param kept those that were chosen before
 * @param onChange is told what is chosen now
 */
export const usePictures = (
  kept: readonly Picture[] = [],
  onChange?: (pictures: readonly Picture[]) => void,
) => {
  const [pictures, setPictures] = useState(kept);
  const [refused, setRefused] = useState<Refused>();
  // Files are read meanwhile: what is chosen then is not what was on the screen when they came.
  const latest = useRef(kept);

  const put = (next: readonly Picture[]): void => {
    latest.current = next;
    setPictures(next);
    onChange?.(next);
  };

  const add = async (files: readonly File[]): Promise<void> => {
    let left: Refused | undefined;
    for (const chosen of files) {
      const file = latest.current.length < PICTURES_MAX ? await sendablePicture(chosen) : chosen;
      const { name } = chosen;
      const { size } = file;
      const start = await startOf(file);
      const problemNow = () => pictureProblem({ size, start }, latest.current.length);
      const src = problemNow() ? "" : await previewOf(file);
      const problem = problemNow();
      if (problem) left ??= { problem, name };
      else {
        taken += 1;
        put([...latest.current, { id: String(taken), name, src, file }]);
      }
    }
    setRefused(left);
  };

  const remove = ({ id }: UploadImage): void => {
    setRefused(undefined);
    put(latest.current.filter((picture) => picture.id !== id));
  };

  return { pictures, refused, add, remove } as const;
};
