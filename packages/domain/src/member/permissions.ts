import { isSignedIn, isTrial, type Viewer } from "./member-rules.ts";

/** What a viewer may try to do that depends on who it is. */
export type MemberAction =
  | "deposit"
  | "withdraw"
  | "inbox"
  | "live-chat"
  | "member-centre"
  | "security-centre"
  | "profile"
  | "settings"
  | "change-password"
  | "favourites"
  | "recents"
  | "rewards"
  | "daily-sign-in";

/** The answer: go on, sign in first, or be told that trial accounts can't (Spec §8 "free_reject"). */
export type Permission = "allowed" | "log-in" | "trial-rejected";

/**
 * Deposit, inbox, live chat and the member centre reject type 4 (Spec §2 "member centre prompt", §5
 * "Sessions", §6); and so do a withdrawal, since a trial's money is play money (docs/decisions/102), and
 * whatever the house gives, which would be real (docs/decisions/104).
 */
const rejectsTrial: ReadonlySet<MemberAction> = new Set([
  "deposit",
  "withdraw",
  "inbox",
  "live-chat",
  "member-centre",
  "rewards",
  "daily-sign-in",
]);

/** Whether the viewer may do it; everything here needs a session (Spec §5 "Sessions", §6). */
export const permission = (action: MemberAction, viewer: Viewer): Permission => {
  if (!isSignedIn(viewer)) return "log-in";
  return isTrial(viewer) && rejectsTrial.has(action) ? "trial-rejected" : "allowed";
};
