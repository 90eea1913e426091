import type { Registration } from "@volado/domain/registration";
import { USERNAME_MAX_LENGTH } from "@volado/domain/validation";
import { defineOnce, defineRead, Module, noInput } from "../core/endpoint.ts";
import { wireFlag } from "../schemas/primitives.ts";
import { countriesSchema, ownWireNames, registrationSettingsSchema } from "../schemas/registration.schema.ts";
import { registrationRequest } from "../schemas/registration-request.ts";
import { rename } from "../schemas/rename.ts";
import { z } from "../schemas/z.ts";

/** Fields and rules of registration (Spec §7 "register settings and validation rules"). */
export const getRegistrationSettings = defineRead({
  id: "getRegistrationSettings",
  path: "/api/register/settings",
  access: "anyone",
  ...noInput,
  response: registrationSettingsSchema,
});

/** Countries whose numbers are accepted, the merchant's own first (Spec §7 "country GET"). */
export const listCountries = defineRead({
  id: "listCountries",
  path: "/api/countries",
  access: "anyone",
  ...noInput,
  response: countriesSchema,
});

/** Whether a username is available (Spec §7 "Username check"). */
export const checkUsername = defineRead({
  id: "checkUsername",
  path: "/api/register/username",
  access: "anyone",
  request: z.object({ username: z.string().check(z.minLength(1), z.maxLength(USERNAME_MAX_LENGTH)) }),
  encode: (input: { readonly username: string }) => input,
  response: z.object({ available: wireFlag }),
});

/**
 * Validate an invitation code (Spec §7 "Affiliate code validity"). Refusals: `invalid_invitation` (404) for an
 * invalid code; with `agents`, `agent_information` (404) for a code that is not an agent's.
 */
export const checkInvitationCode = defineRead({
  id: "checkInvitationCode",
  path: "/api/affiliate/check",
  access: "anyone",
  request: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(64)),
    agents: z.optional(wireFlag),
  }),
  encode: (input: { readonly code: string; readonly agents?: boolean }) => ({
    code: input.code,
    ...(input.agents && { agents: true }),
  }),
  response: z.object({ code: z.string() }),
});

const encodeRegistration = ({
  // Not sent: the gateway derives it from the fields that are filled in.
  tab: _,
  diallingCode,
  firebaseIdToken,
  captchaId,
  ...given
}: Registration): z.infer<typeof registrationRequest> => ({
  ...rename(given, ownWireNames),
  countryDialingCode: diallingCode,
  type: 0,
  ...(captchaId && { captchaId }),
  ...(firebaseIdToken && { firebaseChannel: "sms", firebaseIdToken }),
});

/**
 * Register by username (Spec §7 "Register", module REG3). Encrypted body. Refusals: `registration_closed` (403),
 * `username_taken` (409), `mobile_taken` (409), `email_taken` (409), `captcha_required` and `captcha_wrong`
 * (value.captcha), `verification_code_wrong`, `firebase_refused`, `too_many_attempts` (429), `invalid_invitation`,
 * `agent_information`, `under_age`, `password_common` and `password_is_username` (422, if nothing else is wrong), and
 * `invalid_input` with issues.
 */
export const registerByUsername = defineOnce({
  id: "registerByUsername",
  method: "PUT",
  path: "/api/register",
  module: Module.Registration,
  access: "anyone",
  request: registrationRequest,
  encode: encodeRegistration,
  response: z.unknown(),
});

/** Register by mobile number (Spec §7 "Register", module MOBILENUMREG3). Encrypted body; refusals as by username. */
export const registerByMobile = defineOnce({
  id: "registerByMobile",
  method: "PUT",
  path: "/api/register/mobile",
  module: Module.MobileRegistration,
  access: "anyone",
  request: registrationRequest,
  encode: encodeRegistration,
  response: z.unknown(),
});
