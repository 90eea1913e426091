import { Hono } from "hono";
import { createPageAssets } from "../pages/assets.ts";
import { pageHeaders } from "../pages/security.ts";
import type { Services } from "../services.ts";
import { consoleActions } from "./actions.ts";
import { createConsoleApi, readState } from "./api.ts";
import { consoleGuard } from "./guard.ts";
import { consolePage } from "./page.ts";

/** The development console, mounted at `/console`: one page, its files, and the JSON API it shares with the tests. */
export const createConsoleApp = (services: Services): Hono => {
  const { brand, options } = services;
  const actions = consoleActions(services);
  return new Hono()
    .use(consoleGuard(options.consoleRemote))
    .route("/api", createConsoleApi(actions, brand.symbol))
    .route("/assets", createPageAssets(new URL("./browser/", import.meta.url)))
    .get("/", async (c) =>
      c.html(consolePage(brand, await readState(actions, brand.symbol)), 200, pageHeaders([])),
    );
};
