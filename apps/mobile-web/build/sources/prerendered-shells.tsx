import { switchLanguage } from "@volado/i18n";
import { Skeleton } from "@volado/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { ShellKind } from "../../boot/boot-table.ts";
import { App } from "../../src/app/app.tsx";
import { findRoute } from "../../src/app/routes/routes.ts";
import { texts } from "../../src/app/services.ts";
import { defaultLanguage } from "../../src/shared/language/language.ts";
import { paths } from "../../src/shared/navigation/paths.ts";

// The shells show before the player's language is known.
await switchLanguage(texts, defaultLanguage);

// Resolved while this module loads: later dynamic imports fail.
await Promise.all(
  [paths.login, paths.slots, paths.messages].map((page) => findRoute(page.to())?.screen.preload()),
);

/** The app's own first render of a page, so that React replaces it without a layout shift. */
const prerender = (path: string): string =>
  renderToStaticMarkup(
    <App router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>} />,
  );

const placeholders = renderToStaticMarkup(
  <div style={{ display: "grid", gap: "var(--vo-space-3)", padding: "var(--vo-space-4)" }}>
    <Skeleton height={128} />
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} height={72} />
    ))}
  </div>,
);

/** The bars of a page around placeholders for its content. */
const prerenderBars = (path: string): string =>
  prerender(path).replace(/(?<=<main[^>]*>).*(?=<\/main>)/s, placeholders);

/** The first render for a guest without data, by kind of page (ShellKind). */
export const prerenderedShells = {
  home: prerender(paths.home.to()),
  list: prerender(paths.slots.to()),
  form: prerender(paths.login.to()),
  bare: prerenderBars(paths.slots.to()),
  page: prerenderBars(paths.messages.to()),
  blank: prerenderBars(paths.login.to()),
} as const satisfies Record<ShellKind, string>;
