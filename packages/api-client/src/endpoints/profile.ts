import type { HeadIcons, Invitation } from "@volado/domain/member";
import { defineOnce, defineRead, Module, noInput } from "../core/endpoint.ts";
import { wirePositive } from "../schemas/amounts.ts";
import { benefitsSchema } from "../schemas/benefits.schema.ts";
import { wirePicture } from "../schemas/picture-fields.ts";
import { wireCount, wireId, wireRequiredText, wireText } from "../schemas/primitives.ts";
import { rows, sideRows, sideValue } from "../schemas/rows.ts";
import { z } from "../schemas/z.ts";

/** Rewards of an invitation; an invalid amount is ignored. */
const rewards = z.object({
  inviter: z.optional(sideValue(wirePositive, undefined)),
  friend: z.optional(sideValue(wirePositive, undefined)),
});

/**
 * A member's invitation: its code, how many joined with it, the latest of them (decisions B2), and the optional
 * `rewards` of both sides in the merchant's currency.
 */
const invitationSchema = z.object({
  code: wireRequiredText,
  invited: wireCount,
  friends: sideRows(z.object({ name: wireRequiredText, joinedAt: wireCount })),
  rewards: z.optional(rewards),
}) satisfies z.ZodMiniType<Invitation>;

/**
 * The VIP club as the member sees it: label, stakes so far, every level with its threshold and perks, and payments (Spec
 * §2 /m/member/benefits; docs/decisions/100). Refusal: `not_permitted` (403) without a club label (§6).
 */
export const getBenefits = defineRead({
  id: "getBenefits",
  path: "/api/member/benefits",
  access: "session",
  ...noInput,
  response: benefitsSchema,
});

/**
 * A member's own invitation: its code, how many registered with it, and the latest 20 of them (Spec §7 "Affiliate
 * GET (AFFMAN3)"; docs/decisions/100). Refusal: `not_permitted` (403) for accounts that may not invite, such as
 * type 4.
 */
export const getInvitation = defineRead({
  id: "getInvitation",
  path: "/api/affiliate",
  module: Module.Affiliate,
  access: "session",
  ...noInput,
  response: invitationSchema,
});

/** A member's profile picture and the available ones (decisions B2). */
const headIconsSchema = z.object({
  current: wireText,
  icons: rows(z.object({ id: wireId, url: wireRequiredText })),
}) satisfies z.ZodMiniType<HeadIcons>;

/** The member's profile picture and the available ones (Spec §7 "head icon GET (PROFPIC3)"). */
export const getHeadIcon = defineRead({
  id: "getHeadIcon",
  path: "/api/member/head-icon",
  module: Module.ProfilePicture,
  access: "session",
  ...noInput,
  response: headIconsSchema,
});

/** The new picture: one of the available ones, or an upload. */
export type SetHeadIconInput = { readonly iconId: string } | { readonly file: File };

/**
 * Change the profile picture (Spec §7 "head icon … POST form") by the id of an available one, or upload a PNG or
 * JPEG of at most 5 MB. Returns the same as `getHeadIcon`. Refusals: `not_found` (404) for an unknown id,
 * `invalid_input` (422) for a file that is not a picture, `invalid_input` (413) for a file that is too large,
 * `upload_quota` (429) for too many pictures in a day. Idempotent, so it needs no key.
 */
export const setHeadIcon = defineOnce({
  id: "setHeadIcon",
  path: "/api/member/head-icon",
  module: Module.ProfilePicture,
  access: "session",
  codec: "multipart",
  request: z.union([z.object({ iconId: wireId }), z.object({ file: wirePicture })]),
  encode: (input: SetHeadIconInput) => input,
  response: headIconsSchema,
});
