import { type PictureFormat, pictureFormat } from "@volado/domain/validation";
import { Refusal } from "../request/refusal.ts";

/** The pictures of a form as they arrive. */
export interface SentPictures {
  readonly picture1?: File | undefined;
  readonly picture2?: File | undefined;
  readonly picture3?: File | undefined;
}

/** A picture as it is kept. */
export interface KeptPicture {
  /** From 1 on, in the order in which they were chosen. */
  readonly position: number;
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
}

/**
 * The pictures of a form, each known by its bytes.
 *
 * @throws Refusal for what is no picture, whatever it calls itself
 */
export const readPictures = async (sent: SentPictures): Promise<readonly KeptPicture[]> => {
  const files = [sent.picture1, sent.picture2, sent.picture3];
  const read = files.map(async (file, index) => {
    if (file === undefined) return [];
    const bytes = Buffer.from(await file.arrayBuffer());
    const format = pictureFormat(bytes);
    if (format === undefined)
      throw new Refusal("invalid_input", {
        value: { issues: [{ path: `picture${index + 1}`, code: "invalid_format" }] },
      });
    return [{ format, bytes }];
  });
  return (await Promise.all(read)).flat().map((picture, index) => ({ position: index + 1, ...picture }));
};
