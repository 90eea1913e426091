import { isApiError, messageKeyOf } from "@volado/api-client";
import type { SiteClosure } from "@volado/domain/site";

const TOO_MANY = 429;
const SERVERS_OWN = 500;

/**
 * Whether the gateway heard a call and refused it, so that sending the same again is of no use; false for
 * what got lost on its way, for a gateway's own failure, and for what holds just now alone (too many calls,
 * no session, a closed site).
 */
export const refusedForGood = (error: unknown): boolean =>
  isApiError(error) &&
  error.kind === "rejected" &&
  error.status < SERVERS_OWN &&
  error.status !== TOO_MANY &&
  !lacksSession(error) &&
  !saysSiteClosed(error);

/**
 * Whether a failure says that the site as a whole is closed (decisions W1: 451, 503), a blocked address among
 * them (Spec §8 "by IP or location").
 */
export const saysSiteClosed = (error: unknown): boolean => {
  const key = messageKeyOf(error);
  return key === "errors.maintenance" || key === "errors.regionRestricted";
};

/** What closes the site, by the refusal of a call; undefined for any other failure. */
export const closureIn = (error: unknown): SiteClosure | undefined => {
  if (!saysSiteClosed(error)) return undefined;
  if (messageKeyOf(error) === "errors.maintenance") return "maintenance";
  return isApiError(error) && error.kind === "rejected" && error.code === "address_blocked"
    ? "blocked"
    : "region";
};

/** Whether a failure hints that the site may be closing: time to ask for its status (Spec §8 "System upgrading"). */
export const asksForStatus = (error: unknown): boolean =>
  saysSiteClosed(error) || messageKeyOf(error) === "errors.systemUpgrading";

/**
 * Whether a failure says that the session ended; the session's own end tells the player, so nothing else
 * should. A refusal says it by its code: a wrong password may be a 401 as well.
 */
export const saysSessionEnded = (error: unknown): boolean => {
  if (!isApiError(error)) return false;
  if (error.kind === "rejected")
    return error.code === "session_expired" || error.code === "session_elsewhere";
  return error.kind === "http" && error.status === 401;
};

/**
 * Whether a call that carries no password was refused for want of a session: the client's session watch ends
 * the session for whatever code of a 401, a gateway may say it by the code alone, and once it has ended sends
 * nothing any more (`not_logged_in`). Not for telling: a guest is told what was refused.
 */
export const lacksSession = (error: unknown): boolean =>
  isApiError(error) && error.kind === "rejected" && (error.status === 401 || saysSessionEnded(error));
