import type { Attempt } from "./provider-request.ts";
import type { SocialProvider } from "./social-port.ts";

/** What a provider led back with. */
export type ProviderAnswer =
  | { readonly kind: "credential"; readonly credential: string }
  /** The player said no at the provider. */
  | { readonly kind: "denied" }
  /** The provider failed, or answered something else. */
  | { readonly kind: "failed" };

const payloadOf = (idToken: string): unknown => {
  const [, payload = ""] = idToken.split(".");
  try {
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return undefined;
  }
};

/** Whether Google made the token for this very attempt; who signed it is checked by Firebase. */
const hasNonce = (idToken: string, nonce: string): boolean => {
  const payload = payloadOf(idToken);
  return typeof payload === "object" && payload !== null && Reflect.get(payload, "nonce") === nonce;
};

/**
 * Reads the fragment that a provider led back with. Firebase checks the credential itself; what is checked here is that
 * it belongs to the attempt under way, so that nobody can slip a player into somebody else's account.
 *
 * @returns undefined for an answer to another attempt
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
