import { Hono } from "hono";
import { gameOfKind, type PlayKind } from "../launch/tickets.ts";
import { createPageAssets } from "../pages/assets.ts";
import { pageHeaders } from "../pages/security.ts";
import type { Services } from "../services.ts";
import { createPlayApi } from "./api.ts";
import { playLanguage } from "./browser/texts.ts";
import { gamePage } from "./page.ts";

const LOCAL_SITES = ["http://localhost:*", "http://127.0.0.1:*"];

const isKind = (name: string): name is PlayKind => Object.hasOwn(gameOfKind, name);

/**
 * The demo games, mounted at `/play`: a page for each kind, their scripts and styles, and the calls they make.
 * The pages hold no data of a player; the ticket in their address buys it through the calls.
 */
export const createPlayApp = (services: Services): Hono => {
  const siteOrigins = [...LOCAL_SITES, ...services.options.siteOrigins];
  return new Hono()
    .route("/api", createPlayApi(services))
    .route("/assets", createPageAssets(new URL("./browser/", import.meta.url)))
    .get("/:kind", (c) => {
      const kind = c.req.param("kind");
      if (!isKind(kind)) return c.notFound();
      const page = gamePage(kind, playLanguage(c.req.query("lang")), { siteOrigins, brand: services.brand });
      return c.html(page, 200, pageHeaders(["'self'", ...siteOrigins]));
    });
};
