import type { Session } from "@volado/domain/session";
import { tabValues } from "../storage/site-storage.ts";

/** Whether it is a free trial started in this tab (Spec §4 "Trial play"): members can have type 4 too. */
export const isFreeTrial = (session: Session | undefined): boolean =>
  session !== undefined && tabValues.read("trialUserName") === session.userName;
