import { html } from "../pages/html.ts";
import type { ConsoleMerchant } from "./ports.ts";

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

/** In the order of the cascade. */
const styles = ["console", "panels", "controls"] as const;

/** The console's page: its frame and headings; the script fills it from `/console/api/state`. */
export const consolePage = ({ name, icon }: ConsoleMerchant): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} development console</title>
<link rel="icon" href="${icon}">
${styles.map((name) => html`<link rel="stylesheet" href="/console/assets/${name}.css">`)}
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
<h2 id="${id}-title">${title}</h2><div class="panel__body" data-panel="${id}"></div></section>`,
  )}</main>
</body>
</html>`.markup;
