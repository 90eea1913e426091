import { Hono } from "hono";
import { createPageAssets } from "../pages/assets.ts";
import { html } from "../pages/html.ts";
import { pageHeaders } from "../pages/security.ts";
import type { Services } from "../services.ts";
import { createConsoleApi } from "./api.ts";
import { consoleGuard } from "./guard.ts";

const sections = [
  ["accounts", "Demo accounts"],
  ["outbox", "Outbox"],
  ["faults", "Faults"],
  ["switches", "Switches"],
  ["registration", "Registration"],
  ["deposits", "Deposits"],
  ["contracts", "Contracts"],
  ["inbox", "Inbox"],
  ["applications", "Applications"],
  ["rewards", "Rewards"],
  ["withdrawals", "Withdrawals"],
  ["chat", "Live chat"],
  ["vitals", "Real users"],
  ["world", "World"],
] as const;

/** The frame and its headings; the script fills it from `/console/api/state`. */
const consolePage = ({ name, icon }: Services["brand"]): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} development console</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="/console/assets/console.css">
<script type="module" src="/console/assets/console.ts"></script>
</head>
<body>
<header class="head">
<img src="${icon}" alt="" width="44" height="44">
<div>
<h1>Development console · ${name}</h1>
<p>For developers of this sandbox only: everything here is made up, and nothing here is safe on the internet.</p>
</div>
<a class="button" href="/" target="_blank" rel="noopener">Open the site</a>
</header>
<nav class="tabs" aria-label="Sections">${sections.map(([id, title]) => html`<a href="#${id}">${title}</a>`)}</nav>
<p class="line" role="status" id="line">Loading…</p>
<main>${sections.map(
    ([id, title]) => html`<section class="panel" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2><div data-panel="${id}"></div></section>`,
  )}</main>
</body>
</html>`.markup;

/** The development console, mounted at `/console`: one page, its files, and the JSON API it shares with the tests. */
export const createConsoleApp = (services: Services): Hono =>
  new Hono()
    .use(consoleGuard(services.options.consoleRemote))
    .route("/api", createConsoleApi(services))
    .route("/assets", createPageAssets(new URL("./browser/", import.meta.url)))
    .get("/", (c) => c.html(consolePage(services.brand), 200, pageHeaders([])));
