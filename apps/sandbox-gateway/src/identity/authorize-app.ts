import { SIGN_IN_RETURN_PATH } from "@volado/domain/navigation";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { contentLanguage } from "../catalogue/wire.ts";
import { createPageAssets, sharedSheets } from "../pages/assets.ts";
import { html, type Raw } from "../pages/html.ts";
import { pageHeaders } from "../pages/security.ts";
import { standInPage } from "../pages/stand-in-page.ts";
import { isAllowedOrigin } from "../request/caller.ts";
import type { Services } from "../services.ts";
import {
  demoPeople,
  isOAuthProvider,
  type OAuthProvider,
  sandboxClients,
  signProviderToken,
} from "./providers.ts";

const common = z.object({ redirect_uri: z.url(), state: z.string().min(16).max(512) });

/** What a site asks a provider for (OAuth 2.0 implicit grant, OpenID Connect for Google). */
const requestSchemas = {
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

/** Reads a request as strictly as the providers do. `wrong` is the first field that does not fit. */
const readRequest = (
  provider: OAuthProvider,
  query: Readonly<Record<string, string>>,
  options: Services["options"],
) => {
  const parsed = requestSchemas[provider].safeParse(query);
  if (!parsed.success) return { wrong: parsed.error.issues[0]?.path.join(".") ?? "request" };
  const { redirect_uri: redirectUri, state, nonce } = parsed.data;
  const { origin, pathname, search, hash } = new URL(redirectUri);
  // Nothing else of the site may receive a token.
  const isReturn = isAllowedOrigin(origin, options) && pathname === SIGN_IN_RETURN_PATH;
  if (!isReturn || search + hash !== "") return { wrong: "redirect_uri" };
  return { provider, redirectUri, state, nonce };
};

const providers = {
  google: { name: "Google", answer: "id_token" },
  facebook: { name: "Facebook", answer: "access_token" },
} as const satisfies Record<OAuthProvider, object>;

const texts = {
  es: {
    title: "Cuentas de prueba de",
    lead: (name: string, brand: string) =>
      `Ocupa el lugar de ${name} en el sandbox. Elige quién entra a ${brand}.`,
    cancel: "Cancelar",
    wrong: "La solicitud no es válida",
    field: (name: string) =>
      `El campo ${name} falta o no es correcto. Cierra esta ventana e inténtalo de nuevo.`,
  },
  en: {
    title: "Test accounts of",
    lead: (name: string, brand: string) =>
      `It stands in for ${name} in the sandbox. Choose who signs in to ${brand}.`,
    cancel: "Cancel",
    wrong: "The request is not valid",
    field: (name: string) => `The field ${name} is missing or not right. Close this window and try again.`,
  },
} as const;

const initials = (name: string): string => name.replace(/(\S)\S* ?/g, "$1");

/** The page's own headers; unlike the site's it may be talked to by whoever opened it, as the real providers' pages. */
const headers = pageHeaders([]);

/**
 * The sandbox's Google and Facebook, at `/oauth`: `/oauth/<provider>/authorize` answers like the provider's, with a
 * few made-up people instead of a password. The page has plain links and no script: each leads on with the whole
 * request.
 */
export const createAuthorizeApp = ({ options, brand, identitySigner }: Services): Hono => {
  /** The provider is asked to speak a language: Google by `hl`, Facebook by `locale`. */
  const languageOf = (c: Context) =>
    contentLanguage(c.req.query("hl") ?? c.req.query("locale") ?? "ES") === "ES" ? "es" : "en";

  const page = (c: Context, title: string, content: Raw, status: 200 | 400 = 200) =>
    c.html(standInPage({ language: languageOf(c), brand }, "/oauth/shared", title, content), status, headers);

  /** @returns the answer to a request that leads nowhere */
  const requestOf = async (c: Context, provider: string) => {
    if (!isOAuthProvider(provider)) return c.notFound();
    const request = readRequest(provider, c.req.query(), options);
    if (!("wrong" in request)) return request;
    const text = texts[languageOf(c)];
    return page(c, text.wrong, html`<p>${text.field(request.wrong)}</p>`, 400);
  };

  return new Hono()
    .route("/shared", createPageAssets(sharedSheets))
    .get("/:provider/authorize", async (c) => {
      const request = await requestOf(c, c.req.param("provider"));
      if (request instanceof Response) return request;
      const { provider } = request;
      const text = texts[languageOf(c)];
      const { name } = providers[provider];
      const linkTo = (id: string) => `/oauth/${provider}/as/${id}${new URL(c.req.url).search}`;
      const people = demoPeople[provider].map(
        (person) =>
          html`<li><a class="choice" href="${linkTo(person.id)}">
<span class="person__face" aria-hidden="true">${initials(person.name)}</span>
<span>${person.name}<span class="person__mail">${person.email}</span></span></a></li>`,
      );
      return page(
        c,
        `${text.title} ${name}`,
        html`<p>${text.lead(name, brand.name)}</p>
<ul class="choices">${people}</ul>
<a class="cancel" href="${linkTo("nobody")}">${text.cancel}</a>`,
      );
    })
    .get("/:provider/as/:person", async (c) => {
      const request = await requestOf(c, c.req.param("provider"));
      if (request instanceof Response) return request;
      const { provider, redirectUri, state, nonce } = request;
      const person = demoPeople[provider].find(({ id }) => id === c.req.param("person"));
      const answer: Record<string, string> =
        person === undefined
          ? { error: "access_denied" }
          : { [providers[provider].answer]: signProviderToken(identitySigner, provider, person, nonce) };
      // Back to the site, with the answer where no server sees it.
      return c.redirect(`${redirectUri}#${new URLSearchParams({ ...answer, state })}`, 302);
    });
};
