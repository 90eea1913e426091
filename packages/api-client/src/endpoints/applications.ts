import type { Application } from "@volado/domain/promotions";
import { RewardStatus } from "@volado/domain/rewards";
import { defineKeyed, defineRead, noInput } from "../core/endpoint.ts";
import { encodePictures, pictureFields, wireRemark } from "../schemas/picture-fields.ts";
import { wireCount, wireId } from "../schemas/primitives.ts";
import { rows } from "../schemas/rows.ts";
import { z } from "../schemas/z.ts";

/** A member's application. Wire fields are named as in the domain (docs/decisions/001). */
const applicationSchema = z.object({
  promotionId: wireId,
  status: z.enum(RewardStatus),
  remark: z.string(),
  pictures: wireCount,
  sentAt: wireCount,
} satisfies Record<keyof Application, unknown>);

/** All of a member's applications, newest first. */
const applicationListSchema = rows(applicationSchema);

/**
 * The member's applications to promotions, newest first, at most 100 (docs/decisions/096). Statuses are shown
 * as sent (decisions B3). Refusal: `not_permitted` (403) for free accounts.
 */
export const listApplications = defineRead({
  id: "listApplications",
  path: "/api/applications",
  access: "session",
  ...noInput,
  response: applicationListSchema,
});

/** An application to take part in a promotion. */
export interface ApplyInput {
  readonly promotionId: string;
  /** At most 140 characters; may be empty if there is a picture. */
  readonly remark: string;
  /** At most three, png or jpg, at most 5 MB each. */
  readonly pictures: readonly File[];
}

/**
 * Apply for a promotion, with a remark and pictures (Spec §5). Returns the application.
 * Refusals: `invalid_input` (422) for an empty application, a remark that is too long or a file that is not a PNG or
 * JPEG,
 * `invalid_input` (413) for a file that is too large, `upload_quota` (429) for too many pictures in a day,
 * `not_found` (404) for an unknown promotion, `conflict` (409) if it does not or no longer takes applications or
 * already has one of the member's that was not rejected, `not_permitted` (403).
 */
export const applyForPromotion = defineKeyed({
  id: "applyForPromotion",
  path: "/api/applications",
  codec: "multipart",
  request: z.object({ promotionId: wireId, remark: wireRemark, ...pictureFields }),
  encode: ({ pictures, ...input }: ApplyInput) => ({ ...input, ...encodePictures(pictures) }),
  response: applicationSchema,
});
