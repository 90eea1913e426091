import { type Context, Hono } from "hono";
import { createPageAssets, sharedSheets } from "../pages/assets.ts";
import { pageHeaders } from "../pages/security.ts";
import { isAllowedOrigin } from "../request/caller.ts";
import type { Services } from "../services.ts";
import { authorizePage, badRequestPage } from "./authorize-page.ts";
import { type AuthorizeRequest, languageOf, readAuthorizeRequest } from "./authorize-request.ts";
import { type DemoPerson, demoPeople, isOAuthProvider, signProviderToken } from "./providers.ts";

/** The page's own headers; unlike the site's it may be talked to by whoever opened it, as the real providers' pages. */
const headers = pageHeaders([]);

const tokenFields = { google: "id_token", facebook: "access_token" } as const;

/**
 * The sandbox's Google and Facebook, mounted at `/oauth`: `/oauth/google/authorize` and
 * `/oauth/facebook/authorize` answer like the authorization endpoints of the two, with a few made-up people
 * instead of a password.
 */
export const createAuthorizeApp = ({ options, brand, identitySigner }: Services): Hono => {
  const app = new Hono();

  /** @returns the answer to a request that leads nowhere */
  const requestOf = async (c: Context, name: string): Promise<AuthorizeRequest | Response> => {
    const query = c.req.query();
    if (!isOAuthProvider(name)) return c.notFound();
    const isSite = (origin: string) => isAllowedOrigin(origin, options);
    const request = readAuthorizeRequest(name, query, isSite);
    if (!("wrong" in request)) return request;
    return c.html(badRequestPage(request.wrong, { language: languageOf(query), brand }), 400, headers);
  };

  /** Back to the site, with the answer where no server sees it. */
  const leadBack = (
    c: Context,
    { redirectUri, state }: AuthorizeRequest,
    answer: Readonly<Record<string, string>>,
  ): Response => c.redirect(`${redirectUri}#${new URLSearchParams({ ...answer, state })}`, 302);

  app.route("/shared", createPageAssets(sharedSheets));
  app.get("/:provider/authorize", async (c) => {
    const request = await requestOf(c, c.req.param("provider"));
    if (request instanceof Response) return request;
    const { search } = new URL(c.req.url);
    const linkTo = (person: DemoPerson | undefined) =>
      `/oauth/${request.provider}/as/${person?.id ?? "nobody"}${search}`;
    const view = { language: languageOf(c.req.query()), brand };
    return c.html(authorizePage(request, view, linkTo), 200, headers);
  });
  app.get("/:provider/as/:person", async (c) => {
    const request = await requestOf(c, c.req.param("provider"));
    if (request instanceof Response) return request;
    const person = demoPeople[request.provider].find(({ id }) => id === c.req.param("person"));
    if (person === undefined) return leadBack(c, request, { error: "access_denied" });
    const token = signProviderToken(identitySigner, request.provider, person, request.nonce);
    return leadBack(c, request, { [tokenFields[request.provider]]: token });
  });
  return app;
};
