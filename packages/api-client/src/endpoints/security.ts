import type { PaymentPasswordProof, SecurityOverview } from "@volado/domain/security";
import { PASSWORD_MAX_LENGTH, TEXT_MAX_LENGTH } from "@volado/domain/validation";
import { defineOnce, defineRead, noInput } from "../core/endpoint.ts";
import {
  passwordField,
  provedMobileFields,
  provedMobileNames,
  smsCodeField,
} from "../schemas/mobile-fields.ts";
import { wireCount, wireFlag, wireOr, wireText } from "../schemas/primitives.ts";
import { rename } from "../schemas/rename.ts";
import { sentCodeSchema } from "../schemas/verification.schema.ts";
import { z } from "../schemas/z.ts";

/** Security settings of an account, with masked contacts (docs/decisions/100). */
const securitySchema = z.object({
  hasPassword: wireFlag,
  hasPaymentPassword: wireFlag,
  mobile: wireText,
  email: wireText,
  bankCards: wireCount,
  passkeys: wireOr(wireCount, undefined),
  lastLogin: wireOr(z.object({ at: wireCount, address: wireText }), undefined),
}) satisfies z.ZodMiniType<SecurityOverview>;

/** The login password; empty for accounts without one. */
const ownPasswordField = z.string().check(z.maxLength(PASSWORD_MAX_LENGTH));

const emailField = z.string().check(z.minLength(3), z.maxLength(TEXT_MAX_LENGTH));

/** Security settings, masked contacts and last login (Spec §2 /m/securityCenter; docs/decisions/100). */
export const getSecurity = defineRead({
  id: "getSecurity",
  path: "/api/member/security",
  access: "session",
  ...noInput,
  response: securitySchema,
});

/** A new payment password and its confirmation. */
export interface SetPaymentPasswordInput {
  readonly by: PaymentPasswordProof;
  /** The old payment password or the login password; empty if the account has neither. */
  readonly proof: string;
  readonly newPassword: string;
}

/**
 * Set the payment password, or change it. Encrypted body. Refusals: `old_password_wrong` (403),
 * `payment_password_wrong` (403), `payment_password_same` (422) if it equals the login password, `password_unchanged`
 * (422), `payment_password_missing` (409), `invalid_input` (422) with issues,
 * `too_many_attempts` (429 with Retry-After), `not_permitted` (403) for free accounts.
 */
export const setPaymentPassword = defineOnce({
  id: "setPaymentPassword",
  path: "/api/member/payment-password",
  access: "session",
  request: z.object({
    by: z.enum(["password", "payment-password"]),
    proof: ownPasswordField,
    newPassword: passwordField,
  }),
  encode: (input: SetPaymentPasswordInput) => input,
  response: z.unknown(),
});

/** A mobile number to bind, the code sent to it for the purpose "bind", and the login password. */
export interface BindMobileInput {
  readonly mobile: string;
  readonly diallingCode: string;
  readonly smsCode: string;
  readonly firebaseIdToken: string | undefined;
  readonly password: string;
}

/**
 * Bind a mobile number, replacing the old one. Encrypted body. Refusals: `old_password_wrong` (403),
 * `verification_code_wrong` (422), `mobile_taken` (409), `firebase_refused` (403), `too_many_attempts` (429),
 * `not_permitted` (403) for free accounts.
 */
export const bindMobile = defineOnce({
  id: "bindMobile",
  path: "/api/member/mobile",
  access: "session",
  request: z.object({
    ...provedMobileFields,
    password: ownPasswordField,
  }),
  encode: (input: BindMobileInput) => rename(input, provedMobileNames),
  response: z.unknown(),
});

/** Recipient of an e-mail code. */
export interface SendEmailCodeInput {
  readonly email: string;
}

/**
 * Send a code to an e-mail address to bind (Spec §7 "e-mail POST form"). Returns the same as `sendSmsCode`.
 * Refusals: `email_taken` (409), `invalid_input` (422), `too_many_requests` (429 with Retry-After),
 * `not_permitted` (403).
 */
export const sendEmailCode = defineOnce({
  id: "sendEmailCode",
  path: "/api/member/email/code",
  access: "session",
  codec: "form",
  request: z.object({ email: emailField }),
  encode: (input: SendEmailCodeInput) => input,
  response: sentCodeSchema,
});

/** An e-mail address to bind, the code sent to it, and the login password. */
export interface BindEmailInput extends SendEmailCodeInput {
  readonly code: string;
  readonly password: string;
}

/**
 * Bind an e-mail address, replacing the old one. Encrypted body. Refusals: `old_password_wrong` (403),
 * `verification_code_wrong` (422), `email_taken` (409), `too_many_attempts` (429), `not_permitted` (403) for
 * free accounts.
 */
export const bindEmail = defineOnce({
  id: "bindEmail",
  path: "/api/member/email",
  access: "session",
  request: z.object({ email: emailField, code: smsCodeField, password: ownPasswordField }),
  encode: (input: BindEmailInput) => input,
  response: z.unknown(),
});
