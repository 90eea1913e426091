/** A session's life as past-tense events, and the order of a logout. */

export type { RememberedLogin } from "./remembered-login.ts";
export type { Session } from "./session.ts";
export { mustChangePassword } from "./session.ts";
export type { LogoutStep, SessionEnd, SessionEvent, SessionState } from "./session-events.ts";
export {
  logoutSteps,
  noSession,
  sessionAfter,
  sessionEndMessage,
  sessionPlace,
} from "./session-events.ts";
