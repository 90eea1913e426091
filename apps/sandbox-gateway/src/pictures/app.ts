import { Hono } from "hono";
import { refusalResponse } from "../request/envelope.ts";
import { Refusal } from "../request/refusal.ts";
import type { Services } from "../services.ts";
import { pictureNames, picturePath } from "./painted-pictures.ts";

/** Address of uploaded pictures: below the API's path, so that the site's service worker doesn't cache them. */
export const PICTURES_FOLDER = "/api/pictures";

/** Address of a member's picture: a preset, an uploaded one, or none. */
export const headIconPath = (headIcon: string | null): string | null => {
  if (headIcon === null) return null;
  return pictureNames("symbol").includes(headIcon)
    ? picturePath("symbol", headIcon)
    : `${PICTURES_FOLDER}/${headIcon}`;
};

/** Serves `/:id`, an uploaded picture; its id changes with its content, so browsers may cache it for ever. */
export const createPicturesApp = ({ db }: Pick<Services, "db">): Hono => {
  return new Hono().get("/:id", async (c) => {
    const pictures = db.selectFrom("head_pictures").select(["format", "bytes"]);
    const picture = await pictures.where("id", "=", c.req.param("id")).executeTakeFirst();
    if (picture === undefined) return refusalResponse(new Refusal("not_found"));
    return c.body(new Uint8Array(picture.bytes), 200, {
      "Content-Type": `image/${picture.format}`,
      // An uploaded file must not run or load anything, however it is opened.
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Cache-Control": "private, max-age=31536000, immutable",
    });
  });
};
