/** A friend who registered with a member's code. */
export interface InvitedFriend {
  /** As the gateway shows it to others: not the whole name. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly joinedAt: number;
}

/** What a member invites others with, and who came (Spec §2 /m/inviteFriends). */
export interface Invitation {
  /** Goes into links and the registration form (Spec §2 "invitation/affiliate code"). */
  readonly code: string;
  /** How many registered with it. */
  readonly invited: number;
  /** The latest of them, the newest first. */
  readonly friends: readonly InvitedFriend[];
}
