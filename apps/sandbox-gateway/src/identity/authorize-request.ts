import { SIGN_IN_RETURN_PATH } from "@volado/domain/navigation";
import * as z from "zod";
import { contentLanguage } from "../catalogue/wire.ts";
import { type OAuthProvider, sandboxClients } from "./providers.ts";

/** What a site asks a provider for (OAuth 2.0 implicit grant, OpenID Connect for Google). */
export interface AuthorizeRequest {
  readonly provider: OAuthProvider;
  readonly redirectUri: string;
  readonly state: string;
  /** Google only. */
  readonly nonce: string | undefined;
}

/** The language a provider is asked to speak: Google by `hl`, Facebook by `locale`. */
export const languageOf = ({ hl, locale }: Readonly<Record<string, string>>): "es" | "en" =>
  contentLanguage(hl ?? locale ?? "ES") === "ES" ? "es" : "en";

const common = z.object({
  redirect_uri: z.url(),
  state: z.string().min(16).max(512),
});

const schemas = {
  google: common.extend({
    client_id: z.literal(sandboxClients.google),
    response_type: z.literal("id_token"),
    scope: z.string().regex(/(^| )openid( |$)/),
    nonce: z.string().min(16).max(512),
  }),
  facebook: common.extend({
    client_id: z.literal(sandboxClients.facebook),
    response_type: z.literal("token"),
    nonce: z.undefined().optional(),
  }),
} as const;

/**
 * Reads a request as strictly as the providers do: unknown clients, other answers and strange addresses are refused.
 *
 * @param isSite whether an origin is one of the site's
 * @returns the first field that does not fit, when one does not
 */
export const readAuthorizeRequest = (
  provider: OAuthProvider,
  query: Readonly<Record<string, string>>,
  isSite: (origin: string) => boolean,
): AuthorizeRequest | { readonly wrong: string } => {
  const parsed = schemas[provider].safeParse(query);
  if (!parsed.success) return { wrong: parsed.error.issues[0]?.path.join(".") ?? "request" };
  const { redirect_uri: redirectUri, state, nonce } = parsed.data;
  const target = new URL(redirectUri);
  // Nothing else of the site may receive a token.
  if (
    !isSite(target.origin) ||
    target.pathname !== SIGN_IN_RETURN_PATH ||
    target.search !== "" ||
    target.hash !== ""
  )
    return { wrong: "redirect_uri" };
  return { provider, redirectUri, state, nonce };
};
