import { messageKeyOf } from "@volado/api-client";

/** Whether a failure says that the site as a whole is closed (decisions W1: 451, 503). */
export const saysSiteClosed = (error: unknown): boolean => {
  const key = messageKeyOf(error);
  return key === "errors.maintenance" || key === "errors.regionRestricted";
};

/** Whether a failure says that the session ended; the session's own end tells the player, so nothing else should. */
export const saysSessionEnded = (error: unknown): boolean => {
  const key = messageKeyOf(error);
  return key === "errors.sessionExpired" || key === "errors.sessionElsewhere";
};
