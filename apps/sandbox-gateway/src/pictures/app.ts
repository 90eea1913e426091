import { Hono } from "hono";
import { refusalResponse } from "../request/envelope.ts";
import { Refusal } from "../request/refusal.ts";
import type { Services } from "../services.ts";

/** A file of somebody else's making runs nothing and loads nothing, however it is opened. */
const policy = "default-src 'none'; sandbox";

/** Serves `/:id`, an uploaded picture; its id changes with its content, so browsers may keep it for ever. */
export const createPicturesApp = ({ db }: Pick<Services, "db">): Hono => {
  const app = new Hono();
  app.get("/:id", async (c) => {
    const picture = await db
      .selectFrom("head_pictures")
      .select(["format", "bytes"])
      .where("id", "=", c.req.param("id"))
      .executeTakeFirst();
    if (picture === undefined) return refusalResponse(new Refusal("not_found"));
    return c.body(new Uint8Array(picture.bytes), 200, {
      "Content-Type": `image/${picture.format}`,
      "Content-Security-Policy": policy,
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Cache-Control": "private, max-age=31536000, immutable",
    });
  });
  return app;
};
