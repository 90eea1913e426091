import type { HeadIcons } from "@volado/domain/member";
import { defineOnce, defineRead } from "../core/endpoint.ts";
import { Module } from "../modules.ts";
import { noInput } from "../schemas/no-input.ts";
import { wirePicture } from "../schemas/picture-fields.ts";
import { wireId, wireRequiredText, wireText } from "../schemas/primitives.ts";
import { rows } from "../schemas/rows.ts";
import { z } from "../schemas/z.ts";

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
