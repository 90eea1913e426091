import type { MessageKey } from "../errors/message-key.ts";

/** What helps a player whose game did not open: asking again, signing in, or another game. */
export type LaunchFailureAction = "retry" | "log-in" | "other-games";

/** Every failure that asking again can't mend; the others may pass (Spec §8). */
const lasting: Readonly<Partial<Record<MessageKey, LaunchFailureAction>>> = {
  "errors.notLoggedIn": "log-in",
  "errors.sessionExpired": "log-in",
  "errors.sessionElsewhere": "log-in",
  "errors.gameNotPermitted": "other-games",
  "errors.gameMaintenance": "other-games",
  "errors.insufficientPermission": "other-games",
  "errors.gameNotFound": "other-games",
  "errors.notPermitted": "other-games",
  "errors.notFound": "other-games",
  "errors.invalidInput": "other-games",
  "errors.trialRejected": "other-games",
  "errors.regionRestricted": "other-games",
};

/** What to offer after a launch that failed; a retry stands only where it can help. */
export const launchFailureAction = (failure: MessageKey): LaunchFailureAction => lasting[failure] ?? "retry";
