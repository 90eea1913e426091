import { isAgent, isSignedIn, type Viewer } from "./member.ts";

/** A friend who registered with a member's code. */
export interface InvitedFriend {
  /** Partly hidden by the gateway. */
  readonly name: string;
  readonly joinedAt: number;
}

/** Rewards of an invitation in centavos, if the gateway names them. */
export interface InvitationRewards {
  /** To the inviting member, for each friend. */
  readonly inviter?: number | undefined;
  readonly friend?: number | undefined;
}

/** A member's invitation and who accepted it (Spec §2 /m/inviteFriends). */
export interface Invitation {
  /** Used in links and the registration form (Spec §2 "invitation/affiliate code"). */
  readonly code: string;
  readonly invited: number;
  /** The latest friends, newest first. */
  readonly friends: readonly InvitedFriend[];
  /** Undefined when the gateway names none. */
  readonly rewards?: InvitationRewards | undefined;
}

/** What a tap on "invite" does (Spec §6; docs/decisions/093). */
export type InviteTarget = "log-in" | "agent-dialog" | "referral" | "coming-soon";

/**
 * Guests log in, agents get the agents' dialog, others the referral panel while the merchant's REFERRAL promotion is
 * on, else "coming soon" (Spec §6). So the entry is always shown.
 */
export const inviteTarget = (viewer: Viewer, referralEnabled: boolean): InviteTarget => {
  if (!isSignedIn(viewer)) return "log-in";
  if (isAgent(viewer)) return "agent-dialog";
  return referralEnabled ? "referral" : "coming-soon";
};
