import type { Invitation } from "@volado/domain/member";
import { wirePositive } from "./amounts.ts";
import { wireCount, wireRequiredText } from "./primitives.ts";
import { sideRows, sideValue } from "./rows.ts";
import { z } from "./z.ts";

/** What an invitation brings; a figure that can't be read promises nothing. */
const rewards = z.object({
  inviter: z.optional(sideValue(wirePositive, undefined)),
  friend: z.optional(sideValue(wirePositive, undefined)),
});

/**
 * A member's invitation: code, how many came with it, the latest of them (decisions B2), and where an invitation is
 * rewarded `rewards`, what each side gets: decimals in the merchant's currency.
 */
export const invitationSchema = z.object({
  code: wireRequiredText,
  invited: wireCount,
  friends: sideRows(z.object({ name: wireRequiredText, joinedAt: wireCount })),
  rewards: z.optional(rewards),
}) satisfies z.ZodMiniType<Invitation>;
