/**
 * Pictures that may go with a receipt, an application or a message (Spec §5 "uploads png/jpg, max 5MB each, max 3").
 */
export const PICTURES_MAX = 3;

/** Bytes of one picture (Spec §5, §9). */
export const PICTURE_BYTES_MAX = 5 * 1024 * 1024;

/** Characters of the remark beside them (Spec §5 "Apply remark max 140 characters"). */
export const REMARK_MAX = 140;

/** What is wrong with a remark; blanks around its words don't count. */
export const remarkProblem = (typed: string): "too-long" | undefined =>
  typed.trim().length > REMARK_MAX ? "too-long" : undefined;

/** The formats a picture may have. */
export type PictureFormat = "png" | "jpeg";

const signatures: readonly { readonly format: PictureFormat; readonly bytes: readonly number[] }[] = [
  { format: "png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { format: "jpeg", bytes: [0xff, 0xd8, 0xff] },
];

/** First bytes that {@link pictureFormat} looks at. */
export const SIGNATURE_BYTES = 8;

/** What a file is by its first bytes, whatever its name says; undefined for what is no picture of ours. */
export const pictureFormat = (start: Uint8Array): PictureFormat | undefined =>
  signatures.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte))?.format;

/** Why a file can't go along. */
export type PictureProblem = "format" | "size" | "count";

/** Checks a file that is to be added to `count` others. */
export const pictureProblem = (
  file: { readonly size: number; readonly start: Uint8Array },
  count: number,
): PictureProblem | undefined => {
  if (count >= PICTURES_MAX) return "count";
  if (pictureFormat(file.start) === undefined) return "format";
  return file.size > PICTURE_BYTES_MAX ? "size" : undefined;
};
