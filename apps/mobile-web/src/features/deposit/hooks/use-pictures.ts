import { RECEIPTS_MOST, type ReceiptProblem, receiptProblem, SIGNATURE_BYTES } from "@volado/domain";
import type { UploadImage } from "@volado/ui";
import { useRef, useState } from "react";

/** A picture that was chosen, with its file. */
export interface Picture extends UploadImage {
  readonly file: File;
}

/** Why a file was not taken. */
export interface Refused {
  readonly problem: ReceiptProblem;
  readonly name: string;
}

const startOf = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());

/** The picture itself as an address: the site's policy lets pages show no blobs. */
const previewOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Pictures chosen for a receipt, checked by their first bytes and size. */
export const usePictures = () => {
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [refused, setRefused] = useState<Refused>();
  const taken = useRef(0);

  const add = async (files: readonly File[]): Promise<void> => {
    const chosen: Picture[] = [];
    let left: Refused | undefined;
    for (const file of files) {
      const { name, size } = file;
      // A file that can't be read, because it is gone meanwhile, is none.
      const start = await startOf(file).catch(() => new Uint8Array());
      const problem = receiptProblem({ size, start }, pictures.length + chosen.length);
      if (problem) left ??= { problem, name };
      else {
        taken.current += 1;
        chosen.push({ id: String(taken.current), name, src: await previewOf(file), file });
      }
    }
    setRefused(left);
    setPictures((before) => [...before, ...chosen].slice(0, RECEIPTS_MOST));
  };

  const remove = ({ id }: UploadImage): void => {
    setRefused(undefined);
    setPictures((before) => before.filter((picture) => picture.id !== id));
  };

  return { pictures, refused, add, remove } as const;
};
