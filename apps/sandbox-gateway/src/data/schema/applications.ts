import type { RewardStatus } from "@volado/domain/rewards";
import type { PictureFormat } from "@volado/domain/validation";
import type { Generated } from "kysely";

/** A member's application to a promotion (docs/decisions/096). */
export interface ApplicationsTable {
  id: Generated<number>;
  member_id: string;
  announcement_id: string;
  status: RewardStatus;
  remark: string;
  created_at: number;
}

/** A picture of an application. */
export interface ApplicationPicturesTable {
  application_id: number;
  position: number;
  format: PictureFormat;
  bytes: Uint8Array;
}

/** A picture of a message to the house. */
export interface InboxPicturesTable {
  message_id: number;
  position: number;
  format: PictureFormat;
  bytes: Uint8Array;
}
