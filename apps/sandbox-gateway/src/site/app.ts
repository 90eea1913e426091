import { HOME_PATH, isPagePath, SIGN_IN_RETURN_PATH } from "@volado/domain/navigation";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { type ContentLanguage, contentLanguage } from "../catalogue/content-language.ts";
import { codingFor } from "../request/accept-encoding.ts";
import type { Services } from "../services.ts";
import { createPageCache } from "./page-cache.ts";
import { signInReturnHeaders, siteHeaders } from "./security-headers.ts";
import type { Site, SiteFile } from "./site-files.ts";

/** The language that the site has chosen before and told by a cookie; the server can't read the browser's storage. */
const languageOf = (c: Context, { brand }: Services): ContentLanguage => {
  const told = getCookie(c, "language");
  const spoken = told === undefined ? brand.language : contentLanguage(told);
  return brand.languages.find((language) => language === spoken) ?? brand.language;
};

const looksLikeFile = (path: string): boolean => /\.\w+$/.test(path);

const withoutSlash = (path: string): string => path.replace(/(.)\/+$/, "$1");

/** The built site: its files for ever, its page for every route, and 404 for files that are not there. */
export const createSiteApp = (site: Site, services: Services): Hono => {
  const app = new Hono();
  const pages = createPageCache(site.page, services);
  const headers = siteHeaders(site);

  const send = (c: Context, file: SiteFile, vary: string): Response => {
    const brotli = codingFor(c.req.header("Accept-Encoding")) === "br" ? file.brotli : undefined;
    const kept = {
      ...(c.req.path === SIGN_IN_RETURN_PATH ? signInReturnHeaders : headers),
      ETag: file.etag,
      Vary: vary,
      "Cache-Control": file.immutable ? "public, max-age=31536000, immutable" : "no-cache",
    };
    const known = (c.req.header("If-None-Match") ?? "")
      .split(",")
      .map((tag) => tag.trim().replace(/^W\//, ""));
    if (known.includes(file.etag)) return c.body(null, 304, kept);
    return c.body(brotli ?? file.body, 200, {
      ...kept,
      "Content-Type": file.type,
      ...(brotli !== undefined && { "Content-Encoding": "br" }),
    });
  };

  app.get("*", async (c) => {
    const { path } = c.req;
    const file = site.files.get(path);
    if (file !== undefined) return send(c, file, "Accept-Encoding");
    if (isPagePath(path)) {
      const narrowed = new URL(c.req.url).search !== "";
      const wish = {
        language: languageOf(c, services),
        saveData: c.req.header("Save-Data") === "on",
      };
      const page = await pages.page(wish, withoutSlash(path), narrowed);
      return send(c, page, "Accept-Encoding, Cookie, Save-Data");
    }
    const wantsPage = (c.req.header("Accept") ?? "").includes("text/html");
    if (wantsPage && !looksLikeFile(path)) return c.redirect(HOME_PATH, 302);
    return c.text("Not found", 404, headers);
  });
  return app;
};
