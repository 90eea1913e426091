import type { HumanProof } from "@volado/domain/security";
import { defineEndpoint, defineOnce } from "../core/endpoint.ts";
import { Module } from "../modules.ts";
import { humanProofSchema, wireHumanProof, wireProofOf } from "../schemas/human-proof.schema.ts";
import { dialCodeField, mobileField } from "../schemas/mobile-fields.ts";
import { noInput } from "../schemas/no-input.ts";
import { sentCodeSchema } from "../schemas/sent-code.schema.ts";
import { z } from "../schemas/z.ts";

/** What a code is for; one for another purpose is refused. */
export type SmsPurpose = "register" | "login" | "password" | "bind";

/** Where an SMS code goes. */
export interface SendSmsCodeInput {
  /** Digits without dialling code and leading zero. */
  readonly mobile: string;
  readonly diallingCode: string;
  readonly purpose: SmsPurpose;
  /** undefined when the gateway asks for none. */
  readonly proof: HumanProof | undefined;
}

/**
 * Send an SMS code (Spec §7 "Send SMS"). Codes of refusal: `human_verification_required` (403),
 * `mobile_not_registered` (404, for login and password), `mobile_taken` (409, for register and bind),
 * `registration_closed` and `sign_in_closed` (403) where the merchant has switched that purpose off,
 * `too_many_requests` (429 with Retry-After). `expiresAt` is the instant when the next may be sent, `sentAt`
 * the gateway's clock, both epoch milliseconds, so that a countdown does not depend on the phone's clock.
 * Either is undefined when it is missing or unreadable: the code was sent all the same.
 */
export const sendSmsCode = defineOnce({
  id: "sendSmsCode",
  path: "/api/sms/code",
  module: Module.RegistrationSms,
  access: "anyone",
  codec: "json",
  request: z.object({
    mobileNum: mobileField,
    countryDialingCode: dialCodeField,
    purpose: z.enum(["register", "login", "password", "bind"]),
    verification: z.optional(wireHumanProof),
  }),
  encode: (input: SendSmsCodeInput) => ({
    mobileNum: input.mobile,
    countryDialingCode: input.diallingCode,
    purpose: input.purpose,
    ...(input.proof && { verification: wireProofOf(input.proof) }),
  }),
  response: sentCodeSchema,
});

/**
 * Ask for a sandbox human verification: the id of a challenge to slide through. Merchants use their provider instead.
 */
export const getHumanChallenge = defineEndpoint({
  id: "getHumanChallenge",
  method: "GET",
  path: "/api/human/challenge",
  access: "anyone",
  codec: "query",
  ...noInput,
  response: z.object({ challenge: z.string().check(z.minLength(1)) }),
  replay: "never",
});

/** How somebody slid through a challenge. */
export interface HumanAnswerInput {
  readonly challenge: string;
  /** Milliseconds from first touch to release. */
  readonly duration: number;
}

/** Answer a sandbox human verification. Refused as `human_verification_failed` (422). */
export const answerHumanChallenge = defineOnce({
  id: "answerHumanChallenge",
  path: "/api/human/answer",
  access: "anyone",
  codec: "json",
  request: z.object({
    challenge: z.string().check(z.maxLength(128)),
    duration: z.int().check(z.nonnegative()),
  }),
  encode: (input: HumanAnswerInput) => input,
  response: humanProofSchema,
});
