import type { HelpTopic } from "@volado/domain/support";
import { wireOr, wireText } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

const topic = z.pipe(
  z.object({ title: z.string().check(z.minLength(1)), content: wireOr(z.string(), ""), anchor: wireText }),
  z.transform(({ title, content, anchor }): HelpTopic => ({ title, html: content, anchor })),
);

/** Topics of the help centre in their order (Spec §3 "Help topic", §7 "data.value topics"; docs/decisions/106). */
export const helpTopicsSchema = rows(topic);
