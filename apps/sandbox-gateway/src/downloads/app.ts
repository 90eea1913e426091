import type { HttpBindings } from "@hono/node-server";
import { HOME_PATH } from "@volado/domain/navigation";
import { type Context, Hono } from "hono";
import { html } from "../pages/html.ts";
import { pageHeaders } from "../pages/responses.ts";
import { ownOrigin } from "../request/caller.ts";
import type { Services } from "../services.ts";
import { webClipProfile } from "./web-clip.ts";

const page = (brand: string, system: string): string =>
  html`<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport"
  content="width=device-width, initial-scale=1"><title>${brand} · ${system}</title></head>
<body>
<h1>${brand} · ${system}</h1>
<p>Este es el entorno de pruebas: aquí estaría la app del operador para ${system}.</p>
<p lang="en">This is the sandbox: a merchant's app for ${system} would be here.</p>
<p><a href="${HOME_PATH}">${brand}</a></p>
</body>
</html>`.markup;

/** Stands in for a merchant's app, at `/downloads`: two placeholder pages, and a profile with a web clip. */
export const createDownloadsApp = ({
  options,
  brand,
}: Pick<Services, "options" | "brand">): Hono<{ Bindings: HttpBindings }> => {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const show = (system: string) => (c: Context) => c.html(page(brand.name, system), 200, pageHeaders([]));
  app.get("/ios", show("iOS"));
  app.get("/android", show("Android"));
  app.get("/app.mobileconfig", (c) =>
    c.body(webClipProfile(brand, `${ownOrigin(c, options)}${HOME_PATH}`), 200, {
      "Content-Type": "application/x-apple-aspen-config",
      "Content-Disposition": `attachment; filename="${brand.slug}.mobileconfig"`,
      "Cache-Control": "no-cache",
    }),
  );
  return app;
};
