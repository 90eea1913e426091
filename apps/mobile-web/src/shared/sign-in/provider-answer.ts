import type { Attempt } from "./provider-request.ts";
import type { SocialProvider } from "./social-port.ts";

export type ProviderAnswer =
  | { readonly kind: "credential"; readonly credential: string }
  /** The player declined at the provider. */
  | { readonly kind: "denied" }
  /** The provider failed or sent something unexpected. */
  | { readonly kind: "failed" };

const payloadOf = (idToken: string): unknown => {
  const [, payload = ""] = idToken.split(".");
  try {
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return undefined;
  }
};

/** Whether Google issued the token for this attempt; Firebase checks the signature. */
const hasNonce = (idToken: string, nonce: string): boolean => {
  const payload = payloadOf(idToken);
  return typeof payload === "object" && payload !== null && Reflect.get(payload, "nonce") === nonce;
};

/**
 * Reads the fragment of a provider's redirect; undefined for another attempt, so that nobody can sign a player into
 * another account. Firebase verifies the credential.
 */
export const readProviderAnswer = (
  provider: SocialProvider,
  fragment: string,
  { state, nonce }: Attempt,
): ProviderAnswer | undefined => {
  const fields = new URLSearchParams(fragment);
  if (fields.get("state") !== state) return undefined;
  const error = fields.get("error");
  if (error !== null) return { kind: error === "access_denied" ? "denied" : "failed" };
  const credential = fields.get(provider === "google" ? "id_token" : "access_token");
  if (!credential) return { kind: "failed" };
  if (provider === "google" && !hasNonce(credential, nonce)) return { kind: "failed" };
  return { kind: "credential", credential };
};
