import { type PictureFormat, pictureFormat } from "@volado/domain/validation";

/** The pictures of a form, as the server admitted them. */
export type SentPictures = Readonly<Partial<Record<"picture1" | "picture2" | "picture3", File | undefined>>>;

/** A picture as it is kept. */
export interface KeptPicture {
  /** From 1 on, in the order in which they were chosen. */
  readonly position: number;
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
}

/** A file that {@link admitPictures} let in, by its bytes. */
export const readPicture = async (file: File): Promise<Omit<KeptPicture, "position">> => {
  const bytes = Buffer.from(await file.arrayBuffer());
  const format = pictureFormat(bytes);
  if (format === undefined) throw new Error("A file came past the server that is no picture.");
  return { format, bytes };
};

/** The pictures of a form, those that are there. */
export const readPictures = async (sent: SentPictures): Promise<readonly KeptPicture[]> => {
  const files = [sent.picture1, sent.picture2, sent.picture3].filter((file) => file !== undefined);
  const pictures = await Promise.all(files.map(readPicture));
  return pictures.map((picture, index) => ({ position: index + 1, ...picture }));
};
