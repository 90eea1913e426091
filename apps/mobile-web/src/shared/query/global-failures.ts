import { isApiError, messageKeyOf } from "@volado/api-client";
import type { SiteClosure } from "@volado/domain/site";

const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** Whether the gateway refused a call permanently, unlike a lost call, a server error or a temporary refusal. */
export const refusedForGood = (error: unknown): boolean =>
  isApiError(error) &&
  error.kind === "rejected" &&
  error.status < SERVER_ERROR &&
  error.status !== TOO_MANY &&
  !lacksSession(error) &&
  !isSiteClosed(error);

/** Whether the site is closed (W1: 451, 503), including a blocked address (Spec §8 "by IP or location"). */
export const isSiteClosed = (error: unknown): boolean => {
  const key = messageKeyOf(error);
  return key === "errors.maintenance" || key === "errors.regionRestricted";
};

/** Why the site is closed, from a failed call; undefined for any other failure. */
export const closureIn = (error: unknown): SiteClosure | undefined => {
  if (!isSiteClosed(error)) return undefined;
  if (messageKeyOf(error) === "errors.maintenance") return "maintenance";
  return isApiError(error) && error.kind === "rejected" && error.code === "address_blocked"
    ? "blocked"
    : "region";
};

/** Whether the site may be closing, so that its status should be fetched (Spec §8 "System upgrading"). */
export const asksForStatus = (error: unknown): boolean =>
  isSiteClosed(error) || messageKeyOf(error) === "errors.systemUpgrading";

/**
 * Whether the session ended, which is reported separately. Checks the code, because a wrong password may also be a 401.
 */
export const isSessionEnded = (error: unknown): boolean => {
  if (!isApiError(error)) return false;
  if (error.kind === "rejected")
    return error.code === "session_expired" || error.code === "session_elsewhere";
  return error.kind === "http" && error.status === 401;
};

/**
 * Whether a call without a password was refused because there is no session: any 401, on which the client's session
 * watch ends the session, or the code alone. Don't use it to hide messages: guests need to see why they were refused.
 */
export const lacksSession = (error: unknown): boolean =>
  isApiError(error) && error.kind === "rejected" && (error.status === 401 || isSessionEnded(error));
