import type { MessageKey } from "../errors/message-key.ts";
import type { MemberTypeCode } from "../member/member.ts";

/** A signed-in member's session, kept under MC_SESSION_INFO (Spec §3 "Session"). */
export interface Session {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: MemberTypeCode;
  /** True until the member has changed the first password. */
  readonly firstTimeLogin: boolean;
}

/** Whether every page leads to the change of password: the member still has the first one (Spec §2 /m/changePsw). */
export const mustChangePassword = (session: Session | undefined): boolean => session?.firstTimeLogin === true;

/** What the site keeps of a login whose player asked for it (Spec §3 "remembered login"). */
export interface RememberedLogin {
  readonly type: "username" | "sms";
  /** Username, or mobile number without dialling code. */
  readonly username: string;
  /** Empty for a login by SMS code. Kept only encrypted; this is the clear text in memory. */
  readonly password: string;
  readonly diallingCode: string;
}

/** Why a session ended without the player asking for it. */
export type SessionEnd = "expired" | "elsewhere";

/** Who is signed in, and an end that hasn't been told to the player yet. */
export interface SessionState {
  readonly session: Session | undefined;
  readonly ended: SessionEnd | undefined;
}

/** What can happen to a session, in the past tense: it has happened, and the state follows (Spec §4). */
export type SessionEvent =
  | { readonly type: "logged-in"; readonly session: Session }
  | { readonly type: "logged-out" }
  /** The gateway refused a call that carried `token`. */
  | { readonly type: "ended"; readonly reason: SessionEnd; readonly token: string }
  | { readonly type: "end-told" }
  | { readonly type: "first-password-changed" };

/** Nobody is signed in. */
export const noSession: SessionState = { session: undefined, ended: undefined };

/**
 * The state after an event. An end of another session than the present one, such as an old call's answer,
 * changes nothing.
 */
export const sessionAfter = (state: SessionState, event: SessionEvent): SessionState => {
  switch (event.type) {
    case "logged-in":
      return { session: event.session, ended: undefined };
    case "logged-out":
      return noSession;
    case "ended":
      return state.session?.token === event.token ? { session: undefined, ended: event.reason } : state;
    case "end-told":
      return state.ended ? { ...state, ended: undefined } : state;
    case "first-password-changed":
      return state.session ? { ...state, session: { ...state.session, firstTimeLogin: false } } : state;
  }
};

/** What the player is told about an end (Spec §8). */
export const sessionEndMessage = {
  expired: "errors.sessionExpired",
  elsewhere: "errors.sessionElsewhere",
} as const satisfies Record<SessionEnd, MessageKey>;

/**
 * Logging out, once the player has confirmed it, in the specification's order (Spec §4). `clear-session` forgets the
 * session with its token, the trial user, what is kept of the member, and autoLogin. A failed call doesn't stop the
 * rest: the device forgets anyway.
 */
export const logoutSteps = ["show-loading", "call-logout", "clear-session", "go-home"] as const;
/** One of {@link logoutSteps}. */
export type LogoutStep = (typeof logoutSteps)[number];

/** Which browser storage keeps the session: only autoLogin "1" outlives the tab (decisions S6b). */
export const sessionPlace = (autoLogin: string | undefined): "local" | "tab" =>
  autoLogin === "1" ? "local" : "tab";
