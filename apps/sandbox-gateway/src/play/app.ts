import { Hono } from "hono";
import { createPageAssets } from "../pages/assets.ts";
import { pageHeaders } from "../pages/security.ts";
import { createPlayApi } from "./api.ts";
import { playLanguage } from "./browser/texts.ts";
import { gamePage } from "./page.ts";
import { type PlayKind, type PlayPorts, playKinds } from "./ports.ts";

const kindOf = (name: string): PlayKind | undefined => playKinds.find((kind) => kind === name);

/**
 * The demo games, mounted at `/play`: a page for each kind, their scripts and styles, and the calls they make.
 * The pages hold no data of a player; the ticket in their address buys it through the calls.
 */
export const createPlayApp = (ports: PlayPorts): Hono =>
  new Hono()
    .route("/api", createPlayApi(ports))
    .route("/assets", createPageAssets(new URL("./browser/", import.meta.url)))
    .get("/:kind", (c) => {
      const kind = kindOf(c.req.param("kind"));
      if (kind === undefined) return c.notFound();
      const page = gamePage(kind, playLanguage(c.req.query("lang")), ports);
      return c.html(page, 200, pageHeaders(["'self'", ...ports.siteOrigins]));
    });
