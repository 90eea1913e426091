import type { SocialRegistration } from "@volado/domain/registration";
import { defineOnce, Module } from "../core/endpoint.ts";
import { firebaseTokenField } from "../schemas/mobile-fields.ts";
import { registrationRequest } from "../schemas/registration-request.ts";
import { z } from "../schemas/z.ts";
import { registerByUsername } from "./registration.ts";

/**
 * Register a Google or Facebook identity that has no account (docs/decisions/074). Encrypted body. The fields are
 * those that a registration requires, without passwords. Succeeds without effect if the identity has an account by
 * now; then log in with the same token. Refusals: as by username, with `firebase_refused` for the identity too, and
 * `sign_in_closed` (403) if the provider is switched off.
 */
export const registerBySocial = defineOnce({
  id: "registerBySocial",
  method: "PUT",
  path: "/api/register/social",
  module: Module.Registration,
  access: "anyone",
  request: z.object({
    ...registrationRequest.shape,
    socialChannel: z.enum(["google", "facebook"]),
    socialIdToken: firebaseTokenField,
  }),
  encode: ({ channel, socialIdToken, ...registration }: SocialRegistration, context) => ({
    ...registerByUsername.encode(registration, context),
    socialChannel: channel,
    socialIdToken,
  }),
  response: z.unknown(),
});
