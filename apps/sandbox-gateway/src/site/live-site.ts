import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { HOME_PATH, isPagePath, SIGN_IN_RETURN_PATH } from "@volado/domain/navigation";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import * as z from "zod";
import { type ContentLanguage, contentLanguage } from "../catalogue/wire.ts";
import { repeat } from "../repeat.ts";
import { codingFor } from "../request/envelope.ts";
import type { Services } from "../services.ts";
import { createPageCache } from "./page-cache.ts";
import { signInReturnHeaders, siteHeaders } from "./security-headers.ts";
import { readSite, type Site, type SiteFile } from "./site-files.ts";

const names = z.array(z.string()).default([]);
const manifestSchema = z.record(z.string(), z.object({ file: z.string(), css: names, assets: names }));

/** Files that every build rewrites. Checking each of its hundreds of files took a sixth of the gateway's time. */
const WRITTEN_EACH_TIME = ["index.html", "csp.json", ".vite/manifest.json"];

/** Sizes and times of those files, which change with each build. */
const buildStamp = async (folder: string): Promise<string> => {
  const found = WRITTEN_EACH_TIME.map((name) => stat(join(folder, name)).catch(() => undefined));
  return (await Promise.all(found)).map((file) => `${file?.size} ${file?.mtimeMs}`).join("\n");
};

/** Every file that the build's manifest and page name. */
const namedFiles = async (folder: string, { page }: Site): Promise<readonly string[]> => {
  const text = await readFile(join(folder, ".vite/manifest.json"), "utf8");
  const listed = Object.values(manifestSchema.parse(JSON.parse(text)));
  const inPage = Array.from(page.matchAll(/\/(assets\/[\w.-]+\.\w+)/g), ([, name = ""]) => name);
  return [...listed.flatMap(({ file, css, assets }) => [file, ...css, ...assets]), ...inPage];
};

/**
 * Reads a site that was built while another is served.
 * @throws Error while its manifest or page names a missing file
 */
const readWholeSite = async (folder: string): Promise<Site> => {
  const site = await readSite(folder);
  const missing = (await namedFiles(folder, site)).find((name) => !site.files.has(`/${name}`));
  if (missing !== undefined) throw new Error(`${missing} is not there.`);
  return site;
};

/** The site's chosen language from its cookie; the server can't read the browser's storage. */
const languageOf = (c: Context, { brand }: Services): ContentLanguage => {
  const chosen = getCookie(c, "language");
  const requested = chosen === undefined ? brand.language : contentLanguage(chosen);
  return brand.languages.find((language) => language === requested) ?? brand.language;
};

/** The built site: its files with long caching, its page for every route, and 404 for missing files. */
const createSiteApp = (site: Site, services: Services): Hono => {
  const app = new Hono();
  const pages = createPageCache(site.page, services);
  const headers = siteHeaders(site.policy);

  const send = (c: Context, file: SiteFile, vary: string): Response => {
    const brotli = codingFor(c.req.header("Accept-Encoding")) === "br" ? file.brotli : undefined;
    const fileHeaders = {
      ...(c.req.path === SIGN_IN_RETURN_PATH ? signInReturnHeaders : headers),
      ETag: file.etag,
      Vary: vary,
      "Cache-Control": file.immutable ? "public, max-age=31536000, immutable" : "no-cache",
    };
    const known = c.req.header("If-None-Match")?.split(",");
    if (known?.some((tag) => tag.trim().replace(/^W\//, "") === file.etag))
      return c.body(null, 304, fileHeaders);
    return c.body(brotli ?? file.body, 200, {
      ...fileHeaders,
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
      const variant = { language: languageOf(c, services), saveData: c.req.header("Save-Data") === "on" };
      const page = await pages.page(variant, path.replace(/(.)\/+$/, "$1"), narrowed);
      return send(c, page, "Accept-Encoding, Cookie, Save-Data");
    }
    const wantsPage = c.req.header("Accept")?.includes("text/html");
    if (wantsPage && !/\.\w+$/.test(path)) return c.redirect(HOME_PATH, 302);
    return c.text("Not found", 404, headers);
  });
  return app;
};

const EVERY_MS = 1_000;

/** The new build with the previous one's files, which open pages may still request. */
const withFilesOf = (site: Site, before: Site): Site => ({
  ...site,
  files: new Map([...[...before.files].filter(([, { immutable }]) => immutable), ...site.files]),
});

/** A built site that is always served as a complete build, however often it is rebuilt. */
export type LiveSite = ReturnType<typeof createLiveSite>;

export const createLiveSite = (folder: string, first: Site, services: Services) => {
  let served = first;
  let app = createSiteApp(first, services);
  // The build may have changed while the first one was read, so it is read once more.
  let done = "";
  let seen = "";
  let complaint = "";

  /** Checks for a new build, and serves it once its files haven't changed since the previous check. */
  const look = async (): Promise<void> => {
    try {
      const stamp = await buildStamp(folder);
      const atRest = stamp === seen;
      seen = stamp;
      if (stamp === done || !atRest) return;
      const site = await readWholeSite(folder);
      app = createSiteApp(withFilesOf(site, served), services);
      served = site;
      done = stamp;
    } catch (error) {
      if (seen === complaint) return;
      complaint = seen;
      const why = error instanceof Error ? error.message : String(error);
      services.options.log(
        `The site's new build is not whole yet, so the one before is still served. ${why}`,
      );
    }
  };

  return { fetch: (request: Request) => app.fetch(request), look, watch: () => repeat(EVERY_MS, look) };
};
