import { z } from "./z.ts";

/** The statuses as the gateway sends them (Spec §3 "Activity statuses", decisions B3). */
export const activityStatus = z.enum([
  "Applying",
  "Rejected",
  "Issued",
  "Claimed",
  "Process",
  "Joined",
  "Close",
]);
