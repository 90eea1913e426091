import { type PictureFormat, pictureFormat } from "@volado/domain/validation";

/** A form's pictures after {@link admitPictures}. */
export type SentPictures = Readonly<Partial<Record<"picture1" | "picture2" | "picture3", File | undefined>>>;

export interface StoredPicture {
  /** Position in the form, from 1. */
  readonly position: number;
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
}

/** The bytes and format of an admitted file. */
export const readPicture = async (file: File): Promise<Omit<StoredPicture, "position">> => {
  const bytes = Buffer.from(await file.arrayBuffer());
  const format = pictureFormat(bytes);
  if (format === undefined) throw new Error("An admitted file is not a picture.");
  return { format, bytes };
};

/** A form's pictures, without empty slots. */
export const readPictures = async (sent: SentPictures): Promise<readonly StoredPicture[]> => {
  const files = [sent.picture1, sent.picture2, sent.picture3].filter((file) => file !== undefined);
  const pictures = await Promise.all(files.map(readPicture));
  return pictures.map((picture, index) => ({ position: index + 1, ...picture }));
};
