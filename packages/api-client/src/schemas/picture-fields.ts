import { PICTURE_BYTES_MAX, REMARK_MAX } from "@volado/domain/validation";
import { z } from "./z.ts";

/** A picture, PNG or JPEG, not empty and at most 5 MB (Spec §5 "uploads"). `z.file` would add to every page's bundle. */
export const wirePicture = z.pipe(
  z.unknown(),
  z.transform((input, { issues }): File => {
    if (input instanceof File && input.size > 0 && input.size <= PICTURE_BYTES_MAX) return input;
    issues.push({ code: "custom", message: "not a file, empty, or too large", input });
    return z.NEVER;
  }),
);

const picture = z.optional(wirePicture);

/** Up to three optional pictures. */
export const pictureFields = { picture1: picture, picture2: picture, picture3: picture };

export const encodePictures = ([picture1, picture2, picture3]: readonly File[]) => ({
  picture1,
  picture2,
  picture3,
});

/** Multi-line text. Multipart forms send line breaks as CRLF, which would count as two characters. */
export const wireLines = z.string().check(z.overwrite((text) => text.replace(/\r\n/g, "\n")));

/** A remark of at most 140 characters, by default empty (Spec §5 "Apply remark"). */
export const wireRemark = z._default(wireLines.check(z.trim(), z.maxLength(REMARK_MAX)), "");
