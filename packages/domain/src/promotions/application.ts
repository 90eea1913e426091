import { RewardStatus } from "../rewards/rewards.ts";
import type { PromotionPeriod } from "./promotions.ts";

/** A member's application to take part in a promotion (Spec §5 "Apply remark", §3 "Activity statuses"). */
export interface Application {
  readonly promotionId: string;
  /** As the gateway sends it (decisions B3). */
  readonly status: RewardStatus;
  /** What the member wrote; empty for nothing. */
  readonly remark: string;
  /** How many pictures went along. */
  readonly pictures: number;
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

/** The member's latest application to a promotion, among all of them, the newest first. */
export const applicationTo = (
  promotionId: string,
  applications: readonly Application[],
): Application | undefined => applications.find((application) => application.promotionId === promotionId);

/** Whether a promotion takes applications now: it asks for them, and it runs. */
export const takesApplications = (
  promotion: { readonly byApplication: boolean },
  { kind }: PromotionPeriod,
): boolean => promotion.byApplication && (kind === "running" || kind === "long-term");

/**
 * Whether a member may apply after an earlier application: only one that was rejected leaves the way open
 * (docs/decisions/096).
 */
export const mayApplyAfter = (last: Pick<Application, "status"> | undefined): boolean =>
  last === undefined || last.status === RewardStatus.Rejected;
