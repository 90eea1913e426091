import { createHash } from "node:crypto";
import * as z from "zod";
import type { TokenSigner } from "./signed-tokens.ts";

/** The Firebase project that the sandbox stands in for, as in the default brand's merchant.json. */
export const SANDBOX_PROJECT = "volado-sandbox";

const ISSUER = `https://securetoken.google.com/${SANDBOX_PROJECT}`;

/** Lifetime of an identity token in seconds, as in the real service. */
export const IDENTITY_SECONDS = 3600;

/** Sign-in methods and their Firebase names. */
export const firebaseProviders = { google: "google.com", facebook: "facebook.com", phone: "phone" } as const;

export type FirebaseProvider = keyof typeof firebaseProviders;

/** The person that a Firebase identity token describes. */
export const identitySchema = z.object({
  /** Stable for a person at a provider. */
  uid: z.string().min(1),
  provider: z.enum(["google", "facebook", "phone"]),
  /** E.164, with plus sign; with provider "phone" only. */
  phone: z.string().optional(),
  email: z.string().optional(),
  name: z.string().optional(),
});

export type FirebaseIdentity = Readonly<z.infer<typeof identitySchema>>;

const { uid: sub, phone: phone_number, ...alike } = identitySchema.shape;

const claimsSchema = z.object({
  iss: z.literal(ISSUER),
  aud: z.literal(SANDBOX_PROJECT),
  auth_time: z.number(),
  ...{ sub, phone_number, ...alike },
});

/** The uid of a provider's `subject`. */
export const uidOf = (provider: FirebaseProvider, subject: string): string =>
  createHash("sha256").update(`${provider} ${subject}`).digest("base64url").slice(0, 28);

/** An identity token of the sandbox's Firebase, with the real one's claims. */
export const signIdentity = (signer: TokenSigner, { uid, phone, ...who }: FirebaseIdentity): string =>
  signer.sign(
    {
      iss: ISSUER,
      aud: SANDBOX_PROJECT,
      auth_time: signer.now(),
      sub: uid,
      user_id: uid,
      phone_number: phone,
      ...who,
      ...(who.email !== undefined && { email_verified: true }),
      firebase: { identities: {}, sign_in_provider: firebaseProviders[who.provider] },
    },
    IDENTITY_SECONDS,
  );

/**
 * Reads an identity token of the given signer; undefined for any other, an expired one, and one whose proof is older
 * than `freshSeconds`.
 */
export const readIdentity = (
  signer: TokenSigner,
  token: string,
  freshSeconds = IDENTITY_SECONDS,
): FirebaseIdentity | undefined => {
  const claims = signer.read(token, claimsSchema);
  if (claims === undefined || signer.now() - claims.auth_time > freshSeconds) return undefined;
  const { sub: uid, provider, phone_number: phone, email, name } = claims;
  return { uid, provider, phone, email, name };
};

/** Maximum age of a proof: the site uses it at once, so an older one may be stolen. */
const FRESH_SECONDS = 600;

/**
 * The identity of a fresh token from this gateway's Firebase. A merchant's own back end does the same with the real
 * service's public keys (docs/sign-in.md).
 */
export const verifyFirebaseToken = (
  token: string,
  { identitySigner }: { readonly identitySigner: TokenSigner },
): FirebaseIdentity | undefined => readIdentity(identitySigner, token, FRESH_SECONDS);
