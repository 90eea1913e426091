import type { Context } from "hono";
import { Refusal } from "./refusal.ts";
import { refuseUnreadable } from "./unreadable-fields.ts";

/** The fields of a page's own form. @throws Refusal malformed when the body is none, or has text that is none. */
export const formOf = async (c: Context): Promise<Readonly<Record<string, unknown>>> => {
  const fields = await c.req.parseBody().catch(() => {
    throw new Refusal("malformed", { message: "The body is not a form." });
  });
  refuseUnreadable(fields);
  return fields;
};
