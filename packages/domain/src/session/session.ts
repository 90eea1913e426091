import type { MessageKey } from "../errors/message-key.ts";
import type { MemberTypeCode } from "../member/member.ts";

/** A member's session, stored under MC_SESSION_INFO (Spec §3 "Session"). */
export interface Session {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: MemberTypeCode;
  /** True until the member changes the first password. */
  readonly firstTimeLogin: boolean;
}

/** Whether the member must change the first password before anything else (Spec §2 /m/changePsw). */
export const mustChangePassword = (session: Session | undefined): boolean => session?.firstTimeLogin === true;

/** A remembered login (Spec §3 "remembered login"). */
export interface RememberedLogin {
  readonly type: "username" | "sms";
  /** Username, or mobile number without dialling code. */
  readonly username: string;
  /** Empty for a login by SMS code. Stored encrypted; this is the clear text in memory. */
  readonly password: string;
  readonly diallingCode: string;
}

/** Why a session ended other than by logout. */
export type SessionEnd = "expired" | "elsewhere";

/** The session, and an end not yet shown to the player. */
export interface SessionState {
  readonly session: Session | undefined;
  readonly ended: SessionEnd | undefined;
}

/** Events of a session, in the past tense (Spec §4). */
export type SessionEvent =
  | { readonly type: "logged-in"; readonly session: Session }
  | { readonly type: "logged-out" }
  /** The gateway refused a call that carried `token`. */
  | { readonly type: "ended"; readonly reason: SessionEnd; readonly token: string }
  | { readonly type: "end-shown" }
  | { readonly type: "first-password-changed" };

export const noSession: SessionState = { session: undefined, ended: undefined };

/** The state after an event. The end of another session, such as reported by an old call, changes nothing. */
export const sessionAfter = (state: SessionState, event: SessionEvent): SessionState => {
  switch (event.type) {
    case "logged-in":
      return { session: event.session, ended: undefined };
    case "logged-out":
      return noSession;
    case "ended":
      return state.session?.token === event.token ? { session: undefined, ended: event.reason } : state;
    case "end-shown":
      return state.ended ? { ...state, ended: undefined } : state;
    case "first-password-changed":
      return state.session ? { ...state, session: { ...state.session, firstTimeLogin: false } } : state;
  }
};

/** The message for each end (Spec §8). */
export const sessionEndMessage = {
  expired: "errors.sessionExpired",
  elsewhere: "errors.sessionElsewhere",
} as const satisfies Record<SessionEnd, MessageKey>;

/**
 * The steps of a confirmed logout in the specification's order (Spec §4). `clear-session` removes the session and
 * token, the trial user, cached member data, and autoLogin. A failed call doesn't stop the others.
 */
export const logoutSteps = ["show-loading", "call-logout", "clear-session", "go-home"] as const;
export type LogoutStep = (typeof logoutSteps)[number];

/** The storage of the session: only autoLogin "1" outlives the tab (decisions S6b). */
export const sessionPlace = (autoLogin: string | undefined): "local" | "tab" =>
  autoLogin === "1" ? "local" : "tab";
