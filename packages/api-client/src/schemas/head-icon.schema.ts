import type { HeadIcons } from "@volado/domain/member";
import { wireId, wireRequiredText, wireText } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

/** A member's picture and those on offer (decisions B2). */
export const headIconsSchema = z.object({
  current: wireText,
  icons: rows(z.object({ id: wireId, url: wireRequiredText })),
}) satisfies z.ZodMiniType<HeadIcons>;
