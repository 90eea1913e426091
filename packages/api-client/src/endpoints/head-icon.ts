import type { HeadIcons } from "@volado/domain/member";
import { defineOnce, defineRead } from "../core/endpoint.ts";
import { Module } from "../modules.ts";
import { noInput } from "../schemas/no-input.ts";
import { wirePicture } from "../schemas/picture-fields.ts";
import { wireId, wireRequiredText, wireText } from "../schemas/primitives.ts";
import { rows } from "../schemas/rows.ts";
import { z } from "../schemas/z.ts";

/** A member's picture and those on offer (decisions B2). */
const headIconsSchema = z.object({
  current: wireText,
  icons: rows(z.object({ id: wireId, url: wireRequiredText })),
}) satisfies z.ZodMiniType<HeadIcons>;

/** The member's profile picture and those to choose from (Spec §7 "head icon GET (PROFPIC3)"). */
export const getHeadIcon = defineRead({
  id: "getHeadIcon",
  path: "/api/member/head-icon",
  module: Module.ProfilePicture,
  access: "session",
  ...noInput,
  response: headIconsSchema,
});

/** The picture to have from now on: one of those on offer, or one's own. */
export type SetHeadIconInput = { readonly iconId: string } | { readonly file: File };

/**
 * Change the profile picture (Spec §7 "head icon … POST form"): the id of one on offer, or a PNG or JPEG of
 * at most 5 MB. Answers as `getHeadIcon` does. Refusals: `not_found` (404) for an id that isn't offered,
 * `invalid_input` (422) for a file that is no picture inside, `invalid_input` (413) for too many bytes,
 * `upload_quota` (429) for too many pictures in a day.
 * Setting the same picture again changes nothing, so no key is needed.
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
