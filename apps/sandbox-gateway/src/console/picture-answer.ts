import type { Context } from "hono";
import { z } from "zod";
import { invalid, unknown } from "./parsed.ts";
import type { SentPicture } from "./shapes/applications.ts";

/** As the database counts pictures. */
const positionSchema = z.coerce.number().pipe(z.int32().min(1));

/**
 * The picture that a member sent, at the `position` of the address, such that it does nothing but show; 404 for none,
 * 422 for what is no position.
 */
export const pictureAnswer = async (
  c: Context,
  pictureAt: (position: number) => Promise<SentPicture | undefined>,
) => {
  const position = positionSchema.safeParse(c.req.param("position"));
  if (!position.success) return invalid(c, "The position must be a whole number from 0.");
  const picture = await pictureAt(position.data);
  return picture === undefined
    ? unknown(c, "picture")
    : c.body(picture.bytes, 200, {
        "Content-Type": `image/${picture.format}`,
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      });
};
