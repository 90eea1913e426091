import type { Session } from "@volado/domain/session";
import { tabValues } from "../storage/site-storage.ts";

/**
 * Whether a session is a free trial started in this tab (Spec §4 "Trial play"); the type alone doesn't tell, because
 * members can have type 4 too.
 */
export const isFreeTrial = (session: Session | undefined): boolean =>
  session !== undefined && tabValues.read("trialUserName") === session.userName;
