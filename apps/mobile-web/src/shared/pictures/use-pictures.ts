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

/** Maximum pixels of a converted picture: the size that the gateway stores, enough to read a receipt's small print. */
const PIXELS_MAX = 8_000_000;
/** Scale factor per attempt while the file is too large. */
const SMALLER = 0.7;
const TRIES = 4;

/** The first bytes of a file; empty if it can't be read, e.g. because it was deleted. */
const startOf = (file: File): Promise<Uint8Array> =>
  file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .then((bytes) => new Uint8Array(bytes))
    .catch(() => new Uint8Array());

/**
 * Converts a picture for upload (Spec §5 "png/jpg, max 5MB each"): large files and other formats become smaller JPEGs.
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

/** A chosen picture with its file. */
export interface Picture extends UploadImage {
  readonly file: File;
}

/** Why a file was refused. */
export interface Refused {
  readonly problem: PictureProblem;
  readonly name: string;
}

/** The picture as a data URL: the site's Content Security Policy allows no blobs. */
const previewOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Source of unique ids. */
let taken = 0;

/** Pictures chosen for a form, converted if necessary and checked by their first bytes and size. */
export const usePictures = (
  initial: readonly Picture[] = [],
  onChange?: (pictures: readonly Picture[]) => void,
) => {
  const [pictures, setPictures] = useState(initial);
  const [refused, setRefused] = useState<Refused>();
  // The list may change while files are being read.
  const latest = useRef(initial);

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
