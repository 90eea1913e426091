import type { HelpTopic } from "@volado/domain/support";
import { defineRead } from "../core/endpoint.ts";
import { wireOr, wireText } from "../schemas/primitives.ts";
import { rows } from "../schemas/rows.ts";
import { z } from "../schemas/z.ts";

const topic = z.pipe(
  z.object({ title: z.string().check(z.minLength(1)), content: wireOr(z.string(), ""), anchor: wireText }),
  z.transform(({ title, content, anchor }): HelpTopic => ({ title, html: content, anchor })),
);

/** Topics of the help centre, in order (Spec §3 "Help topic", §7 "data.value topics"; docs/decisions/106). */
const helpTopicsSchema = rows(topic);

/**
 * All topics of the help centre with their content, in order and in the current language (Spec §7 "help centre
 * GET"). `anchor` identifies a topic in URLs; the terms of use have `terms`.
 */
export const getHelpCentre = defineRead({
  id: "getHelpCentre",
  path: "/api/help",
  access: "anyone",
  request: z.object({ device: z.literal("MOBILE"), lang: z.string() }),
  encode: (_: undefined, context) => ({ device: "MOBILE" as const, lang: context.language }),
  response: helpTopicsSchema,
  offline: { version: 1 },
});
