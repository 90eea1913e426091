import { isAgent, isSignedIn, type Viewer } from "./member-rules.ts";

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
