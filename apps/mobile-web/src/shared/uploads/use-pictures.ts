import { PICTURES_MAX, type PictureProblem, pictureProblem } from "@volado/domain/validation";
import type { UploadImage } from "@volado/ui";
import { useRef, useState } from "react";
import { sendablePicture, startOf } from "./sendable-picture.ts";

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
