import { Hono } from "hono";
import { createPageAssets } from "../pages/assets.ts";
import { pageHeaders } from "../pages/security.ts";
import { createConsoleApi } from "./api.ts";
import { consoleGuard } from "./guard.ts";
import { consolePage } from "./page.ts";
import type { ConsolePorts } from "./ports.ts";

/** The development console, mounted at `/console`: one page, its files, and the JSON API it shares with the tests. */
export const createConsoleApp = (ports: ConsolePorts): Hono => {
  const app = new Hono();
  app.use(consoleGuard(ports.allowRemote ?? false));
  app.route("/api", createConsoleApi(ports));
  app.route("/assets", createPageAssets(new URL("./browser/", import.meta.url)));
  app.get("/", (c) => c.html(consolePage(ports.house), 200, pageHeaders([])));
  return app;
};
