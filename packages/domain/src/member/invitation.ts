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
