import type { Application } from "@volado/domain/promotions";
import { defineKeyed, defineRead } from "../core/endpoint.ts";
import { activityStatus } from "../schemas/activity-status.ts";
import { noInput } from "../schemas/no-input.ts";
import { encodePictures, pictureFields, wireRemark } from "../schemas/picture-fields.ts";
import { wireCount, wireId } from "../schemas/primitives.ts";
import { rows } from "../schemas/rows.ts";
import { z } from "../schemas/z.ts";

/** A member's application. On the wire it is named as here (docs/decisions/001). */
const applicationSchema = z.object({
  promotionId: wireId,
  status: activityStatus,
  remark: z.string(),
  pictures: wireCount,
  sentAt: wireCount,
} satisfies Record<keyof Application, unknown>);

/** All of a member's applications, the newest first. */
const applicationListSchema = rows(applicationSchema);

/**
 * The member's applications to promotions, the newest first and at most 100
 * (docs/decisions/096). Statuses are shown as sent (decisions B3). Refusal: `not_permitted` (403) for free
 * accounts.
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
  /** At most 140 characters; empty for none. */
  readonly remark: string;
  /** At most three, png or jpg, at most 5 MB each. */
  readonly pictures: readonly File[];
}

/**
 * Apply for a promotion, with a remark and pictures (Spec §5). Answers the application as it stands.
 * Refusals: `invalid_input` (422) for what is no png or jpg or a longer remark, `invalid_input` (413) for too
 * many bytes, `upload_quota` (429) for too many pictures in a day, `not_found` (404) for no promotion,
 * `conflict` (409) when it takes no applications, or none any more, or has one of the member's that wasn't
 * rejected, `not_permitted` (403).
 */
export const applyForPromotion = defineKeyed({
  id: "applyForPromotion",
  path: "/api/applications",
  codec: "multipart",
  request: z.object({ promotionId: wireId, remark: wireRemark, ...pictureFields }),
  encode: ({ pictures, ...input }: ApplyInput) => ({ ...input, ...encodePictures(pictures) }),
  response: applicationSchema,
});
