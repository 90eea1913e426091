import { isAgent, isSignedIn, type Viewer } from "./member.ts";

/** A friend who registered with a member's code. */
export interface InvitedFriend {
  /** As the gateway shows it to others: not the whole name. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly joinedAt: number;
}

/** What an invitation brings, in whole centavos, as far as the gateway says. */
export interface InvitationRewards {
  /** For each friend, to who invited. */
  readonly inviter?: number | undefined;
  /** To the friend. */
  readonly friend?: number | undefined;
}

/** What a member invites others with, and who came (Spec §2 /m/inviteFriends). */
export interface Invitation {
  /** Goes into links and the registration form (Spec §2 "invitation/affiliate code"). */
  readonly code: string;
  /** How many registered with it. */
  readonly invited: number;
  /** The latest of them, the newest first. */
  readonly friends: readonly InvitedFriend[];
  /** Undefined where the gateway promises nothing. */
  readonly rewards?: InvitationRewards | undefined;
}

/** What a tap on "invite" does (Spec §6; docs/decisions/093). */
export type InviteTarget = "log-in" | "agent-dialog" | "referral" | "coming-soon";

/**
 * Guests sign in first, agents get the agents' dialog, others the panel while the merchant's REFERRAL
 * promotion is on, and are told "coming soon" while it isn't (Spec §6). So the entry itself has an answer for
 * everybody and is always there.
 */
export const inviteTarget = (viewer: Viewer, referralEnabled: boolean): InviteTarget => {
  if (!isSignedIn(viewer)) return "log-in";
  if (isAgent(viewer)) return "agent-dialog";
  return referralEnabled ? "referral" : "coming-soon";
};
