import { RewardStatus } from "../rewards/rewards.ts";
import type { PromotionPeriod } from "./promotions.ts";

/** A member's application for a promotion (Spec §5 "Apply remark", §3 "Activity statuses"). */
export interface Application {
  readonly promotionId: string;
  /** As sent by the gateway (decisions B3). */
  readonly status: RewardStatus;
  /** The member's comment; may be empty. */
  readonly remark: string;
  readonly pictures: number;
  readonly sentAt: number;
}

/** The member's latest application for a promotion; `applications` are newest first. */
export const applicationTo = (
  promotionId: string,
  applications: readonly Application[],
): Application | undefined => applications.find((application) => application.promotionId === promotionId);

/** Whether a promotion accepts applications now. */
export const takesApplications = (
  promotion: { readonly byApplication: boolean },
  { kind }: PromotionPeriod,
): boolean => promotion.byApplication && (kind === "running" || kind === "long-term");

/** Whether a member may apply again: only after a rejection (docs/decisions/096). */
export const mayApplyAfter = (last: Pick<Application, "status"> | undefined): boolean =>
  last === undefined || last.status === RewardStatus.Rejected;
