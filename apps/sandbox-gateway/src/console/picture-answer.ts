import type { Context } from "hono";
import { unknown } from "./parsed.ts";
import type { SentPicture } from "./shapes/applications.ts";

/** A picture that a member sent, such that it does nothing but show; 404 for none. */
export const pictureAnswer = (c: Context, picture: SentPicture | undefined) =>
  picture === undefined
    ? unknown(c, "picture")
    : c.body(picture.bytes, 200, {
        "Content-Type": `image/${picture.format}`,
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      });
