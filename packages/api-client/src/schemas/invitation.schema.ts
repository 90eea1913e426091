import type { Invitation } from "@volado/domain/member";
import { wirePositive } from "./amounts.ts";
import { wireCount, wireRequiredText } from "./primitives.ts";
import { sideRows, sideValue } from "./rows.ts";
import { z } from "./z.ts";

/** Rewards of an invitation; an invalid amount is ignored. */
const rewards = z.object({
  inviter: z.optional(sideValue(wirePositive, undefined)),
  friend: z.optional(sideValue(wirePositive, undefined)),
});

/**
 * A member's invitation: its code, how many joined with it, the latest of them (decisions B2), and the optional
 * `rewards` of both sides in the merchant's currency.
 */
export const invitationSchema = z.object({
  code: wireRequiredText,
  invited: wireCount,
  friends: sideRows(z.object({ name: wireRequiredText, joinedAt: wireCount })),
  rewards: z.optional(rewards),
}) satisfies z.ZodMiniType<Invitation>;
