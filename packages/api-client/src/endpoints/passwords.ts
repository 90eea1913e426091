import { TEXT_MAX_LENGTH, USERNAME_MAX_LENGTH } from "@volado/domain/validation";
import { defineOnce } from "../core/endpoint.ts";
import { passwordField, provedMobileFields, provedMobileNames } from "../schemas/mobile-fields.ts";
import { rename } from "../schemas/rename.ts";
import { z } from "../schemas/z.ts";

/** A new password for the account of a mobile number. */
export interface SetPasswordByPhoneInput {
  readonly mobile: string;
  readonly diallingCode: string;
  readonly newPassword: string;
  readonly smsCode: string;
  readonly firebaseIdToken: string | undefined;
}

/**
 * Set a forgotten password by SMS code (Spec §7 "Set password by phone"). Encrypted body. Refusals:
 * `password_unchanged`, `password_common`, `password_is_username` (422), `verification_code_wrong` (422),
 * `firebase_refused` (403), `mobile_not_registered` (404), `account_disabled`, `too_many_attempts` (429).
 */
export const setPasswordByPhone = defineOnce({
  id: "setPasswordByPhone",
  path: "/api/password/phone",
  access: "anyone",
  request: z.object({ ...provedMobileFields, newPassword: passwordField }),
  encode: (input: SetPasswordByPhoneInput) => rename(input, provedMobileNames),
  response: z.unknown(),
});

/** Account of the forgotten password. */
export interface RetrievePasswordInput {
  readonly username: string;
  readonly email: string;
}

/**
 * Send a temporary password by e-mail (Spec §7 "Forgot by email"). Refusals: `user_not_found` (404),
 * `email_incorrect` (422), `account_disabled`, `too_many_requests` (429).
 */
export const retrievePassword = defineOnce({
  id: "retrievePassword",
  path: "/api/password/email",
  access: "anyone",
  codec: "form",
  request: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(USERNAME_MAX_LENGTH)),
    email: z.string().check(z.minLength(3), z.maxLength(TEXT_MAX_LENGTH)),
  }),
  encode: (input: RetrievePasswordInput) => input,
  response: z.unknown(),
});

export interface ChangePasswordInput {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly newPasswordAgain: string;
}

/**
 * Change the password (Spec §7 "Change password"). Encrypted body. Refusals: `old_password_wrong` (403),
 * `password_unchanged`, `password_common`, `password_is_username`, `passwords_differ` (422), `invalid_input` with issues,
 * `too_many_attempts` (429). Ends all other sessions.
 */
export const changePassword = defineOnce({
  id: "changePassword",
  path: "/api/password/change",
  access: "session",
  request: z.object({
    oldPassword: passwordField,
    newPassword: passwordField,
    confirmNewPassword: passwordField,
  }),
  encode: (input: ChangePasswordInput) => rename(input, { newPasswordAgain: "confirmNewPassword" }),
  response: z.unknown(),
});
