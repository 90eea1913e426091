import type { Invitation } from "@volado/domain/member";
import { wireCount, wireRequiredText } from "./primitives.ts";
import { sideRows } from "./rows.ts";
import { z } from "./z.ts";

/** A member's invitation: code, how many came with it, the latest of them (decisions B2). */
export const invitationSchema = z.object({
  code: wireRequiredText,
  invited: wireCount,
  friends: sideRows(z.object({ name: wireRequiredText, joinedAt: wireCount })),
}) satisfies z.ZodMiniType<Invitation>;
