import { PICTURE_BYTES_MAX, REMARK_MAX } from "@volado/domain/validation";
import { z } from "./z.ts";

/**
 * A file with something in it and of at most so many bytes. Not `z.file`: that is code which every page of a
 * site would carry.
 */
export const wireFile = (maxBytes: number) =>
  z.pipe(
    z.unknown(),
    z.transform((input, { issues }): File => {
      if (input instanceof File && input.size > 0 && input.size <= maxBytes) return input;
      const code = "custom";
      issues.push({ code, message: "no file, or too big", input });
      return z.NEVER;
    }),
  );

/** A picture of a form, png or jpg, at most 5 MB (Spec §5 "uploads"). */
export const wirePicture = wireFile(PICTURE_BYTES_MAX);

const picture = z.optional(wirePicture);

/** The pictures of a form, three at most; none of them has to be there. */
export const pictureFields = { picture1: picture, picture2: picture, picture3: picture };

/** Pictures under the names that they travel by. */
export const encodePictures = ([picture1, picture2, picture3]: readonly File[]) => ({
  picture1,
  picture2,
  picture3,
});

/**
 * Words of several lines: forms that carry files turn each line's end into two characters on their way, which
 * would count twice.
 */
export const wireLines = z.string().check(z.overwrite((text) => text.replace(/\r\n/g, "\n")));

/** A remark of at most 140 characters (Spec §5 "Apply remark"); none is an empty one. */
export const wireRemark = z._default(wireLines.check(z.trim(), z.maxLength(REMARK_MAX)), "");
