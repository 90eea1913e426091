import { ContractKind } from "@volado/domain/agency";
import { DAY_MS } from "@volado/domain/calendar";
import { INBOX_TEXT_MAX, INBOX_TITLE_MAX } from "@volado/domain/inbox";
import { RewardStatus } from "@volado/domain/rewards";
import { z } from "zod";
import { callFaults } from "./shapes/faults.ts";
import { settlements } from "./shapes/money.ts";

/** Body of `PUT /console/api/switches/:name`. */
export const switchRequest = z.strictObject({ on: z.boolean() });

/** Body of `PUT /console/api/registration-fields/:name`; no field of a request carries more characters. */
export const registrationFieldRequest = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  maxLength: z.int().min(1).max(128).nullable(),
});

/** Body of `PUT /console/api/accounts/:username/balance`, in centavos; ten million pesos at most. */
export const balanceRequest = z.strictObject({ balance: z.int().min(0).max(1_000_000_000) });

/** Body of `POST /console/api/contracts/:username`. */
export const contractRequest = z.strictObject({ kind: z.enum(ContractKind) });

/** Body of `POST /console/api/deposits/:id`. */
export const depositRequest = z.strictObject({ outcome: z.literal(["paid", "rejected"]) });
/** Body of `POST /console/api/rewards/:username`, in centavos; a thousand pesos at most. */
export const rewardRequest = z.strictObject({ amount: z.int().min(1).max(100_000) });
/** Body of `PUT /console/api/applications/:id`. */
export const applicationRequest = z.strictObject({ status: z.enum(RewardStatus) });
/** Body of `POST /console/api/articles`; the HTML is published as it is, however hostile. */
export const articleRequest = z.strictObject({
  title: z.string().min(1).max(200),
  html: z.string().max(16_000),
});
/** Body of `PUT /console/api/red-rain`: at most a day ahead and a day long, and a thousand pesos an envelope. */
export const rainRequest = z.strictObject({
  startsIn: z.int().min(0).max(DAY_MS),
  lasts: z.int().min(1).max(DAY_MS),
  tries: z.int().min(1).max(50),
  prizes: z.array(z.int().min(0).max(100_000)).min(1).max(50),
});
/** Body of `POST /console/api/inbox/:username`; without words the console writes its own. */
export const letterRequest = z.strictObject({
  count: z.int().min(1).max(500),
  title: z.string().min(1).max(INBOX_TITLE_MAX).optional(),
  text: z.string().min(1).max(INBOX_TEXT_MAX).optional(),
});
/** Body of `POST /console/api/withdrawals/:id`. */
export const settlementRequest = z.strictObject({ settlement: z.enum(settlements) });

/** Body of `POST /console/api/chats/:username`. */
export const chatRequest = z.strictObject({ text: z.string().trim().min(1).max(500) });

/** Body of `PATCH /console/api/faults`. */
export const faultsRequest = z
  .strictObject({
    maintenance: z.boolean(),
    // Up to the year 9999, as instants of the site's calls.
    maintenanceEnd: z.nullable(z.int().min(0).max(253_402_300_799_999)),
    regionRestriction: z.boolean(),
    blocked: z.boolean(),
    latencyMs: z.int().min(0).max(30_000),
    failRate: z.number().min(0).max(1),
    calls: z.record(z.string().max(80), z.literal(callFaults)),
  })
  .partial();

/** Body of `POST /console/api/sessions/expire`. */
export const expireRequest = z.strictObject({ username: z.string().min(1).max(64).optional() });
