import { SIGN_IN_RETURN_PATH } from "@volado/domain/navigation";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { contentLanguage } from "../catalogue/wire.ts";
import { createPageAssets, sharedSheets } from "../pages/assets.ts";
import { html, type Raw } from "../pages/html.ts";
import { pageHeaders } from "../pages/responses.ts";
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

/** A site's request to a provider (OAuth 2.0 implicit grant, OpenID Connect for Google). */
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

/** Parses a request as strictly as the providers do. `wrong` is the first invalid field. */
const readRequest = (
  provider: OAuthProvider,
  query: Readonly<Record<string, string>>,
  options: Services["options"],
) => {
  const parsed = requestSchemas[provider].safeParse(query);
  if (!parsed.success) return { wrong: parsed.error.issues[0]?.path.join(".") ?? "request" };
  const { redirect_uri: redirectUri, state, nonce } = parsed.data;
  const { origin, pathname, search, hash } = new URL(redirectUri);
  // No other page of the site may receive a token.
  const isReturn = isAllowedOrigin(origin, options) && pathname === SIGN_IN_RETURN_PATH;
  if (!isReturn || search + hash !== "") return { wrong: "redirect_uri" };
  return { provider, redirectUri, state, nonce };
};

const providers = {
  google: { name: "Google", answer: "id_token" },
  facebook: { name: "Facebook", answer: "access_token" },
} as const satisfies Record<OAuthProvider, object>;

const texts = {
  ES: {
    title: "Cuentas de prueba de",
    lead: (name: string, brand: string) =>
      `Ocupa el lugar de ${name} en el sandbox. Elige quién entra a ${brand}.`,
    cancel: "Cancelar",
    wrong: "La solicitud no es válida",
    field: (name: string) =>
      `El campo ${name} falta o no es correcto. Cierra esta ventana e inténtalo de nuevo.`,
  },
  EN: {
    title: "Test accounts of",
    lead: (name: string, brand: string) =>
      `It stands in for ${name} in the sandbox. Choose who signs in to ${brand}.`,
    cancel: "Cancel",
    wrong: "The request is not valid",
    field: (name: string) => `The field ${name} is missing or not right. Close this window and try again.`,
  },
} as const;

/** The page's headers. As with the real providers, and unlike the site, its opener may talk to it. */
const headers = pageHeaders([]);

/**
 * The sandbox's Google and Facebook, at `/oauth`: `/oauth/<provider>/authorize` responds like the provider, with a few
 * invented people instead of a password. The page has plain links and no script; each link carries the whole request.
 */
export const createAuthorizeApp = ({ options, brand, identitySigner }: Services): Hono => {
  /** The requested language: `hl` for Google, `locale` for Facebook. */
  const languageOf = (c: Context) => contentLanguage(c.req.query("hl") ?? c.req.query("locale") ?? "ES");

  const page = (c: Context, title: string, content: Raw, status: 200 | 400 = 200) =>
    c.html(standInPage({ language: languageOf(c), brand }, "/oauth/shared", title, content), status, headers);

  /** @returns the response to an invalid request */
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
<span class="person__face" aria-hidden="true">${person.name.replace(/(\S)\S* ?/g, "$1")}</span>
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
      // Redirects to the site with the result in the fragment, which is not sent to servers.
      return c.redirect(`${redirectUri}#${new URLSearchParams({ ...answer, state })}`, 302);
    });
};
