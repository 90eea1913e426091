import { switchLanguage } from "@volado/i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { App } from "../../src/app/app.tsx";
import { findRoute } from "../../src/app/routes/routes.ts";
import { texts } from "../../src/app/services.ts";
import { defaultLanguage } from "../../src/shared/language/language.ts";
import { paths } from "../../src/shared/navigation/paths.ts";

// The shells show before the player's language is known.
await switchLanguage(texts, defaultLanguage);

// Resolved while this module loads: later dynamic imports fail.
await Promise.all([paths.login, paths.slots].map((page) => findRoute(page.to())?.screen.preload()));

/** The app's own first render of a page, so that React replaces it without a layout shift. */
const prerender = (path: string): string =>
  renderToStaticMarkup(
    <App router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>} />,
  );

/**
 * The first render for a guest without data, by kind of page. "bare" pages show a list's bars only, "blank" ones a
 * form's, without the bottom menu.
 */
export const prerenderedShells = {
  home: prerender(paths.home.to()),
  list: prerender(paths.slots.to()),
  form: prerender(paths.login.to()),
} as const;
