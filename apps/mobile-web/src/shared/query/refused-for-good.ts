import { isApiError } from "@volado/api-client";
import { lacksSession, saysSiteClosed } from "./global-failures.ts";

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
