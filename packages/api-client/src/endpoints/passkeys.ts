import type { Passkey } from "@volado/domain/security";
import { PASSWORD_MAX_LENGTH } from "@volado/domain/validation";
import { defineOnce, defineRead, noInput } from "../core/endpoint.ts";
import { loginSchema } from "../schemas/member.schema.ts";
import { wireCount, wireInstant, wireText } from "../schemas/primitives.ts";
import { rows } from "../schemas/rows.ts";
import { z } from "../schemas/z.ts";

/** Bytes as base64url; credential ids have up to 1,023 bytes (WebAuthn §4). */
const base64url = (maxLength: number) =>
  z.string().check(z.regex(/^[\w-]+$/), z.minLength(1), z.maxLength(maxLength));

const credentialId = base64url(1_364);

/** `PublicKeyCredentialCreationOptionsJSON` (WebAuthn §5.4) as far as it is needed. */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  excludeCredentials: z.array(
    z.object({ id: credentialId, type: z.string(), transports: z.exactOptional(z.array(z.string())) }),
  ),
  /** A passkey replaces the password, so its authenticator has to verify the owner. */
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    userVerification: z.literal("required"),
  }),
});

/** `PublicKeyCredentialRequestOptionsJSON` (WebAuthn §5.5) as far as it is needed. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal("required"),
});

/**
 * Begin a login by passkey (docs/decisions/074). Returns options for `navigator.credentials.get`, with a challenge that
 * is valid once and for five minutes. Refusals: `sign_in_closed` (403), `passkey_refused` (403) for a call from no known
 * page, `too_many_requests` (429).
 */
export const startPasskeyLogin = defineOnce({
  id: "startPasskeyLogin",
  path: "/api/login/passkey/options",
  access: "anyone",
  codec: "json",
  ...noInput,
  response: requestOptions,
});

/** What the authenticator signed, base64url. */
export interface PasskeyLoginInput {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/**
 * Log in with a passkey. Encrypted body. Refusals: `passkey_refused` (403) for an unknown or removed passkey, a used
 * challenge or a wrong signature; `agents_only`, `non_member`, `account_disabled`, `too_many_attempts` (429),
 * `sign_in_closed` (403).
 */
export const loginByPasskey = defineOnce({
  id: "loginByPasskey",
  path: "/api/login/passkey",
  access: "anyone",
  request: z.object({
    id: credentialId,
    clientDataJSON: base64url(4_096),
    authenticatorData: base64url(4_096),
    signature: base64url(4_096),
  }),
  encode: (input: PasskeyLoginInput) => input,
  response: loginSchema,
});

const passkeySchema = z.object({
  id: credentialId,
  browser: wireText,
  device: wireText,
  addedAt: wireCount,
  usedAt: wireInstant,
}) satisfies z.ZodMiniType<Passkey>;

/** The member's passkeys, newest first. Refusal: `insufficient_permission` (403) if the merchant has no passkeys. */
export const listPasskeys = defineRead({
  id: "listPasskeys",
  path: "/api/member/passkeys",
  access: "session",
  ...noInput,
  response: rows(passkeySchema),
});

/** The login password. */
export interface StartPasskeyInput {
  readonly password: string;
}

/**
 * Begin to add a passkey. Encrypted body. Returns options for `navigator.credentials.create`, with a challenge that is
 * valid once and for five minutes. Refusals: `old_password_wrong` (403), also for accounts without a password;
 * `too_many_attempts` (429), `conflict` (409) for more passkeys than the gateway stores, `not_permitted` (403) for free
 * accounts and agents.
 */
export const startPasskey = defineOnce({
  id: "startPasskey",
  path: "/api/member/passkeys/options",
  access: "session",
  request: z.object({ password: z.string().check(z.maxLength(PASSWORD_MAX_LENGTH)) }),
  encode: (input: StartPasskeyInput) => input,
  response: creationOptions,
});

/** A new credential, base64url, and how browsers reach its authenticator, such as "internal" and "hybrid". */
export interface AddPasskeyInput {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly string[];
}

/** Store a new passkey. Returns it as listed. Refusals: `passkey_refused` (403), `not_permitted` (403). */
export const addPasskey = defineOnce({
  id: "addPasskey",
  path: "/api/member/passkeys",
  access: "session",
  codec: "json",
  request: z.object({
    id: credentialId,
    clientDataJSON: base64url(4_096),
    attestationObject: base64url(16_384),
    transports: z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8)),
  }),
  encode: ({ transports, ...input }: AddPasskeyInput) => ({ ...input, transports: [...transports] }),
  response: passkeySchema,
});

/** The passkey's id. */
export interface RemovePasskeyInput {
  readonly id: string;
}

/** Remove a passkey; one that doesn't exist is no error. Sessions that it began stay open. */
export const removePasskey = defineOnce({
  id: "removePasskey",
  path: "/api/member/passkeys/remove",
  access: "session",
  codec: "json",
  request: z.object({ id: credentialId }),
  encode: (input: RemovePasskeyInput) => input,
  response: z.unknown(),
});
