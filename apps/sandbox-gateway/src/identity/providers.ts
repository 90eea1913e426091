import * as z from "zod";
import type { TokenSigner } from "./signed-tokens.ts";

/** A person who can sign in at the sandbox's Google or Facebook. */
export interface DemoPerson {
  /** Id at the provider and in the sign-in page's addresses. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export const demoPeople = {
  google: [
    { id: "ana", name: "Ana Torres", email: "ana@google.example" },
    { id: "luis", name: "Luis Rivera", email: "luis@google.example" },
  ],
  facebook: [
    { id: "maria", name: "María López", email: "maria@facebook.example" },
    { id: "diego", name: "Diego Cruz", email: "diego@facebook.example" },
  ],
} as const satisfies Readonly<Record<string, readonly DemoPerson[]>>;

export type OAuthProvider = keyof typeof demoPeople;

export const isOAuthProvider = (name: string): name is OAuthProvider => Object.hasOwn(demoPeople, name);

/** The sandbox's client ids, as in the default brand's merchant.json. */
export const sandboxClients = {
  google: "volado-sandbox.apps.googleusercontent.example",
  facebook: "100200300400500",
} as const satisfies Readonly<Record<OAuthProvider, string>>;

const LIFETIME_SECONDS = 600;

const issuerOf = (provider: OAuthProvider): string => `sandbox-${provider}`;

/** The token that a provider issues: Google an OpenID Connect token with its nonce, Facebook an opaque access token. */
export const signProviderToken = (
  signer: TokenSigner,
  provider: OAuthProvider,
  { id, name, email }: DemoPerson,
  nonce: string | undefined,
): string =>
  signer.sign(
    { iss: issuerOf(provider), aud: sandboxClients[provider], sub: id, name, email, nonce },
    LIFETIME_SECONDS,
  );

/** The owner of a token; undefined if it is expired or of another provider or client. */
export const readProviderToken = (
  signer: TokenSigner,
  provider: OAuthProvider,
  token: string,
): DemoPerson | undefined => {
  const origin = { iss: z.literal(issuerOf(provider)), aud: z.literal(sandboxClients[provider]) };
  const claims = signer.read(token, z.object({ ...origin, sub: z.string() }));
  return demoPeople[provider].find(({ id }) => id === claims?.sub);
};
