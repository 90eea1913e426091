import { createHash } from "node:crypto";
import * as z from "zod";
import type { TokenSigner } from "./signed-tokens.ts";

/** The Firebase project that the sandbox stands in for; merchant.json of the house brand names the same one. */
export const SANDBOX_PROJECT = "volado-sandbox";

const ISSUER = `https://securetoken.google.com/${SANDBOX_PROJECT}`;

/** Seconds an identity token is good for, as with the real service. */
export const IDENTITY_SECONDS = 3600;

/** How somebody proved who they are, and how Firebase calls it. */
export const firebaseProviders = { google: "google.com", facebook: "facebook.com", phone: "phone" } as const;

/** See {@link firebaseProviders}. */
export type FirebaseProvider = keyof typeof firebaseProviders;

/** Who a Firebase identity token speaks of. */
export interface FirebaseIdentity {
  /** The same person at the same provider always has the same one. */
  readonly uid: string;
  readonly provider: FirebaseProvider;
  /** E.164, with plus sign; with provider "phone" only. */
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

const claimsSchema = z.object({
  iss: z.literal(ISSUER),
  aud: z.literal(SANDBOX_PROJECT),
  sub: z.string().min(1),
  auth_time: z.number(),
  provider: z.enum(["google", "facebook", "phone"]),
  phone_number: z.string().optional(),
  email: z.string().optional(),
  name: z.string().optional(),
});

/** The uid of somebody whom a provider knows as `subject`. */
export const uidOf = (provider: FirebaseProvider, subject: string): string =>
  createHash("sha256").update(`${provider} ${subject}`).digest("base64url").slice(0, 28);

/** An identity token of the sandbox's Firebase, with the claims of the real one. */
export const signIdentity = (signer: TokenSigner, who: FirebaseIdentity): string =>
  signer.sign(
    {
      iss: ISSUER,
      aud: SANDBOX_PROJECT,
      auth_time: signer.now(),
      sub: who.uid,
      user_id: who.uid,
      provider: who.provider,
      ...(who.phone !== undefined && { phone_number: who.phone }),
      ...(who.email !== undefined && { email: who.email, email_verified: true }),
      ...(who.name !== undefined && { name: who.name }),
      firebase: { identities: {}, sign_in_provider: firebaseProviders[who.provider] },
    },
    IDENTITY_SECONDS,
  );

const identityOf = ({
  sub: uid,
  provider,
  phone_number: phone,
  email,
  name,
}: z.infer<typeof claimsSchema>): FirebaseIdentity => ({ uid, provider, phone, email, name });

/** Reads an identity token with the signer it came from; undefined for any other and when its time is over. */
export const readIdentity = (signer: TokenSigner, token: string): FirebaseIdentity | undefined => {
  const claims = signer.read(token, claimsSchema);
  return claims && identityOf(claims);
};

/**
 * Seconds between somebody's proof and its use here: the site uses it at once, so an older one was kept by somebody.
 */
const FRESH_SECONDS = 600;

/**
 * Who a Firebase identity token speaks of; undefined for one that this gateway's Firebase did not give, or
 * that is not fresh. A merchant's own back end does the same with the real service's public keys
 * (docs/sign-in.md).
 */
export const verifyFirebaseToken = async (
  token: string,
  { identitySigner: signer }: { readonly identitySigner: TokenSigner },
): Promise<FirebaseIdentity | undefined> => {
  const claims = signer.read(token, claimsSchema);
  if (claims === undefined || signer.now() - claims.auth_time > FRESH_SECONDS) return undefined;
  return identityOf(claims);
};
