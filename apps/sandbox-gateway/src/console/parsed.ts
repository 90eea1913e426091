import type { Context } from "hono";
import type { ZodType } from "zod";
import { refused } from "../pages/envelope.ts";

/** 422, and what is wrong. */
export const invalid = (c: Context, message: string) => c.json(refused("INVALID", message), 422);

/** 404 for something that the console is asked about. */
export const unknown = (c: Context, what: string) =>
  c.json(refused("NOT_FOUND", `There is no such ${what}.`), 404);

/** A request's body as the schema reads it, or what is wrong with it. */
export const parsed = async <T>(c: Context, schema: ZodType<T>) => {
  const body: unknown = await c.req.json().catch(() => undefined);
  const result = schema.safeParse(body);
  return result.success
    ? { ok: true as const, body: result.data }
    : {
        ok: false as const,
        message: result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "),
      };
};
