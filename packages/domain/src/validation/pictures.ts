/**
 * Maximum number of pictures of a receipt, an application or a message (Spec §5 "uploads png/jpg, max 5MB each, max
 * 3").
 */
export const PICTURES_MAX = 3;

/** Maximum size of a picture in bytes (Spec §5, §9). */
export const PICTURE_BYTES_MAX = 5 * 1024 * 1024;

/** Longest remark (Spec §5 "Apply remark max 140 characters"). */
export const REMARK_MAX = 140;

/** Why a remark is refused; surrounding blanks don't count. */
export const remarkProblem = (typed: string): "too-long" | undefined =>
  typed.trim().length > REMARK_MAX ? "too-long" : undefined;

export type PictureFormat = "png" | "jpeg";

const signatures: readonly { readonly format: PictureFormat; readonly bytes: readonly number[] }[] = [
  { format: "png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { format: "jpeg", bytes: [0xff, 0xd8, 0xff] },
];

/** Bytes that {@link pictureFormat} reads. */
export const SIGNATURE_BYTES = 8;

/** The format of a file by its first bytes; undefined when not accepted. */
export const pictureFormat = (start: Uint8Array): PictureFormat | undefined =>
  signatures.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte))?.format;

/** Why a file is refused. */
export type PictureProblem = "format" | "size" | "count";

/** Checks a file added to `count` others. */
export const pictureProblem = (
  file: { readonly size: number; readonly start: Uint8Array },
  count: number,
): PictureProblem | undefined => {
  if (count >= PICTURES_MAX) return "count";
  if (pictureFormat(file.start) === undefined) return "format";
  return file.size > PICTURE_BYTES_MAX ? "size" : undefined;
};
