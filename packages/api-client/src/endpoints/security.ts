import type { PaymentPasswordProof, SecurityOverview } from "@volado/domain/security";
import { PASSWORD_MAX_LENGTH, TEXT_MAX_LENGTH } from "@volado/domain/validation";
import { defineOnce, defineRead } from "../core/endpoint.ts";
import {
  passwordField,
  provedMobileFields,
  provedMobileNames,
  smsCodeField,
} from "../schemas/mobile-fields.ts";
import { noInput } from "../schemas/no-input.ts";
import { wireCount, wireFlag, wireOr, wireText } from "../schemas/primitives.ts";
import { rename } from "../schemas/rename.ts";
import { sentCodeSchema } from "../schemas/sent-code.schema.ts";
import { z } from "../schemas/z.ts";

/** What is set of an account's security; contacts come masked (docs/decisions/100). */
const securitySchema = z.object({
  hasPassword: wireFlag,
  hasPaymentPassword: wireFlag,
  mobile: wireText,
  email: wireText,
  bankCards: wireCount,
  lastLogin: wireOr(z.object({ at: wireCount, address: wireText }), undefined),
}) satisfies z.ZodMiniType<SecurityOverview>;

/** The password of the login; empty only for accounts that have none. */
const ownPasswordField = z.string().check(z.maxLength(PASSWORD_MAX_LENGTH));

const emailField = z.string().check(z.minLength(3), z.maxLength(TEXT_MAX_LENGTH));

/**
 * How the account is secured: what is set, masked contacts, last login (Spec §2 /m/securityCenter;
 * docs/decisions/100).
 */
export const getSecurity = defineRead({
  id: "getSecurity",
  path: "/api/member/security",
  access: "session",
  ...noInput,
  response: securitySchema,
});

/** A payment password and what confirms it. */
export interface SetPaymentPasswordInput {
  readonly by: PaymentPasswordProof;
  /** The payment password before, or the password of the login; empty when an account has neither. */
  readonly proof: string;
  readonly newPassword: string;
}

/**
 * Set the payment password, or change it. Encrypted body. Refusals: `old_password_wrong` (403),
 * `payment_password_wrong` (403), `payment_password_same` (422: it is the login's), `password_unchanged`
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

/** A mobile number to bind, the code that was sent to it for the purpose "bind", and the password of the login. */
export interface BindMobileInput {
  readonly mobile: string;
  readonly diallingCode: string;
  readonly smsCode: string;
  readonly firebaseIdToken: string | undefined;
  readonly password: string;
}

/**
 * Bind a mobile number in place of the one before. Encrypted body. Refusals: `old_password_wrong` (403),
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

/** Where a code is mailed to. */
export interface SendEmailCodeInput {
  readonly email: string;
}

/**
 * Mail a code to an address that is to be bound (Spec §7 "e-mail POST form"). Refusals: `email_taken` (409),
 * `invalid_input` (422), `too_many_requests` (429 with Retry-After), `not_permitted` (403). Answers like
 * `sendSmsCode`.
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

/** An address to bind, the code that was mailed to it, and the password of the login. */
export interface BindEmailInput extends SendEmailCodeInput {
  readonly code: string;
  readonly password: string;
}

/**
 * Bind an e-mail address in place of the one before. Encrypted body. Refusals: `old_password_wrong` (403),
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
