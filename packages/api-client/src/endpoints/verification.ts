import type { HumanProof } from "@volado/domain/security";
import { defineEndpoint, defineOnce, Module, noInput } from "../core/endpoint.ts";
import { dialCodeField, mobileField } from "../schemas/mobile-fields.ts";
import {
  captchaSchema,
  humanProofSchema,
  sentCodeSchema,
  wireHumanProof,
  wireProofOf,
} from "../schemas/verification.schema.ts";
import { z } from "../schemas/z.ts";

/** A captcha picture as a data URL, and its id, which may be empty (Spec §7 "Captcha"). */
export const getCaptcha = defineEndpoint({
  id: "getCaptcha",
  method: "GET",
  path: "/api/captcha",
  module: Module.Captcha,
  access: "anyone",
  codec: "query",
  ...noInput,
  response: captchaSchema,
  replay: "never",
});

/** Purpose of a code. A code for one purpose is refused for any other. */
export type SmsPurpose = "register" | "login" | "password" | "bind";

/** Recipient and purpose of an SMS code. */
export interface SendSmsCodeInput {
  /** Digits without dialling code and leading zero. */
  readonly mobile: string;
  readonly diallingCode: string;
  readonly purpose: SmsPurpose;
  /** Undefined if the gateway does not require it. */
  readonly proof: HumanProof | undefined;
}

/**
 * Send an SMS code (Spec §7 "Send SMS"). Refusals: `human_verification_required` (403),
 * `mobile_not_registered` (404, for login and password), `mobile_taken` (409, for register and bind),
 * `registration_closed` and `sign_in_closed` (403) if the merchant has disabled that purpose,
 * `too_many_requests` (429 with Retry-After). `expiresAt` is when the next code may be sent, `sentAt` the
 * gateway's clock, both in epoch milliseconds, so that a countdown does not depend on the device's clock. Either
 * is undefined if missing or unreadable; the code was still sent.
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

/** Get a challenge of the sandbox's human verification. Merchants use their own provider instead. */
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

/** A solved slider challenge. */
export interface HumanAnswerInput {
  readonly challenge: string;
  /** Milliseconds from first touch to release. */
  readonly duration: number;
}

/** Answer a challenge of the sandbox's human verification. Refusal: `human_verification_failed` (422). */
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
