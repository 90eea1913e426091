import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import { refused } from "../pages/responses.ts";
import { callerOf } from "../request/caller.ts";
import type { Services } from "../services.ts";

/** An hour in milliseconds, and more than any layout shift: larger values are measurement errors. */
const measured = z.number().min(0).max(3_600_000).optional();

const reportSchema = z.object({
  route: z
    .string()
    .regex(/^\/m(\/[\w:-]+)*$/)
    .max(100),
  release: z.string().max(64).optional(),
  connection: z.string().max(16).optional(),
  vitals: z.object({ CLS: measured, INP: measured, LCP: measured, TTFB: measured }),
});

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Accepts pages' reports: JSON as plain text, as `sendBeacon` sends it. */
export const createVitalsApp = ({ vitals, limits, options }: Services): Hono<{ Bindings: HttpBindings }> => {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const onError = (c: Context) => c.json(refused("TOO_LARGE", "The report is too large."), 413);
  app.use(bodyLimit({ maxSize: 2_048, onError }));
  app.post("/", async (c) => {
    if (limits.calls.take(callerOf(c, options).network) > 0)
      return c.json(refused("TOO_MANY", "Too many reports."), 429);
    const report = reportSchema.safeParse(parsedJson(await c.req.text()));
    if (!report.success) return c.json(refused("INVALID", "This is no report of a page."), 400);
    vitals.add(report.data);
    return c.body(null, 204);
  });
  return app;
};
