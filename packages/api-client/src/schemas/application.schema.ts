import type { Application } from "@volado/domain/promotions";
import { activityStatus } from "./activity-status.ts";
import { wireCount, wireId } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

/** A member's application. On the wire it is named as here (docs/decisions/001). */
export const applicationSchema = z.object({
  promotionId: wireId,
  status: activityStatus,
  remark: z.string(),
  pictures: wireCount,
  sentAt: wireCount,
} satisfies Record<keyof Application, unknown>);

/** All of a member's applications, the newest first. */
export const applicationListSchema = rows(applicationSchema);
