import type { Session } from "@volado/domain/session";
import { tabValues } from "../storage/site-storage.ts";

/**
 * Whether a session is a free trial begun in this tab (Spec §4 "Trial play"): an account of type 4 may also
 * be a member's.
 */
export const isFreeTrial = (session: Session | undefined): boolean =>
  session !== undefined && tabValues.read("trialUserName") === session.userName;
