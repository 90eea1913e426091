import type { RewardStatus } from "@volado/domain/rewards";
import type { PictureFormat } from "@volado/domain/validation";

/** A member's application to a promotion. */
export interface SentApplication {
  readonly id: string;
  readonly username: string;
  readonly promotionId: string;
  readonly status: RewardStatus;
  readonly remark: string;
  /** Pictures sent along. */
  readonly pictures: number;
  /** Epoch ms. */
  readonly sentAt: number;
}

/** A picture that a member sent. */
export interface SentPicture {
  readonly format: PictureFormat;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
