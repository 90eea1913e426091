import * as z from "zod";
import { type DemoPerson, demoPeople, type OAuthProvider } from "./people.ts";
import type { TokenSigner } from "./signed-tokens.ts";

/** The sandbox's client ids, as in the house brand's merchant.json. */
export const sandboxClients = {
  google: "volado-sandbox.apps.googleusercontent.example",
  facebook: "100200300400500",
} as const satisfies Readonly<Record<OAuthProvider, string>>;

const LIFETIME_SECONDS = 600;

const issuerOf = (provider: OAuthProvider): string => `sandbox-${provider}`;

/**
 * What a provider gives the site: Google an OpenID Connect token with the site's nonce, Facebook an opaque
 * access token.
 */
export const signProviderToken = (
  signer: TokenSigner,
  provider: OAuthProvider,
  { id, name, email }: DemoPerson,
  nonce: string | undefined,
): string =>
  signer.sign(
    {
      iss: issuerOf(provider),
      aud: sandboxClients[provider],
      sub: id,
      name,
      email,
      ...(nonce !== undefined && { nonce }),
    },
    LIFETIME_SECONDS,
  );

/** Whose token it is; undefined for another provider's, another client's and one whose time is over. */
export const readProviderToken = (
  signer: TokenSigner,
  provider: OAuthProvider,
  token: string,
): DemoPerson | undefined => {
  const claims = signer.read(
    token,
    z.object({
      iss: z.literal(issuerOf(provider)),
      aud: z.literal(sandboxClients[provider]),
      sub: z.string(),
    }),
  );
  return demoPeople[provider].find(({ id }) => id === claims?.sub);
};
