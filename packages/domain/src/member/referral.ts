import { isAgent, isSignedIn, type Viewer } from "./member-rules.ts";

/** What a tap on "invite" does (Spec §6; docs/decisions/042). */
export type InviteTarget = "log-in" | "agent-dialog" | "referral" | "coming-soon";

/** The invite entry is shown to guests, or to everybody when the merchant's REFERRAL promotion is on (Spec §6). */
export const showsReferral = (viewer: Viewer, referralEnabled: boolean): boolean =>
  referralEnabled || !isSignedIn(viewer);

/** Guests sign in first, agents get the agents' dialog, others the panel if the promotion is on (Spec §6). */
export const inviteTarget = (viewer: Viewer, referralEnabled: boolean): InviteTarget => {
  if (!isSignedIn(viewer)) return "log-in";
  if (isAgent(viewer)) return "agent-dialog";
  return referralEnabled ? "referral" : "coming-soon";
};
