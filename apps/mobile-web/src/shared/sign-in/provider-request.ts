import type { SocialSignInConfig } from "@volado/config";
import { SIGN_IN_RETURN_PATH } from "@volado/domain/navigation";
import { facebookLocale, languageTag, type TranslatedLanguage } from "@volado/i18n";
import type { SocialProvider } from "./social-port.ts";

/** Secrets of one attempt; the provider returns both. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
}

const STATE_BYTES = 24;

const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(STATE_BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** New random secrets, for each attempt. */
export const newAttempt = (): Attempt => ({ state: randomText(), nonce: randomText() });

/** Request parameters: Google returns an OpenID token bound to our nonce, Facebook only an access token. */
const fieldsOf = (
  provider: SocialProvider,
  nonce: string,
  language: TranslatedLanguage,
  display: "popup" | "page",
): Readonly<Record<string, string>> =>
  provider === "google"
    ? {
        response_type: "id_token",
        scope: "openid email profile",
        nonce,
        prompt: "select_account",
        hl: languageTag(language),
      }
    : {
        response_type: "token",
        scope: "public_profile,email",
        display,
        locale: facebookLocale(language),
      };

/** The site at `origin`, and whether the provider has a window or the whole page. */
interface Asking {
  readonly origin: string;
  readonly language: TranslatedLanguage;
  readonly display: "popup" | "page";
}

/** Address of the provider's sign-in, which redirects to the return page of the site at `origin`. */
export const providerAddress = (
  provider: SocialProvider,
  client: NonNullable<SocialSignInConfig[SocialProvider]>,
  { state, nonce }: Attempt,
  { origin, language, display }: Asking,
): string => {
  const address = new URL(client.authorizeUrl, origin);
  address.search = new URLSearchParams({
    client_id: client.clientId,
    redirect_uri: `${origin}${SIGN_IN_RETURN_PATH}`,
    state,
    ...fieldsOf(provider, nonce, language, display),
  }).toString();
  return address.href;
};
