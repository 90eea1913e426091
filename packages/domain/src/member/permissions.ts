import { isSignedIn, isTrial, type Viewer } from "./member-rules.ts";

/** What a viewer may try to do that depends on who it is. */
export type MemberAction = "deposit" | "inbox" | "live-chat" | "settings" | "change-password" | "favourites";

/** The answer: go on, sign in first, or be told that trial accounts can't (Spec §8 "free_reject"). */
export type Permission = "allowed" | "log-in" | "trial-rejected";

/** Deposit, inbox and live chat reject type 4; everything here needs a session (Spec §5 "Sessions", §6). */
const rejectsTrial: ReadonlySet<MemberAction> = new Set(["deposit", "inbox", "live-chat"]);

/** Whether the viewer may do it. */
export const permission = (action: MemberAction, viewer: Viewer): Permission => {
  if (!isSignedIn(viewer)) return "log-in";
  return isTrial(viewer) && rejectsTrial.has(action) ? "trial-rejected" : "allowed";
};
