import { switchLanguage } from "@volado/i18n";
import { prerender } from "../../src/app/prerender.tsx";
import { findRoute } from "../../src/app/routes/routes.ts";
import { texts } from "../../src/app/services.ts";
import { defaultLanguage } from "../../src/shared/language/language.ts";
import { paths } from "../../src/shared/navigation/paths.ts";

// The shells stand there before the player's own choice is known.
await switchLanguage(texts, defaultLanguage);

// While this module loads: what it imports on the way can't be had afterwards.
await Promise.all([paths.login, paths.slots].map((page) => findRoute(page.to())?.screen.preload()));

/**
 * The site's own first renders for a guest without answers, by kind of page. Of the others, "bare" pages show
 * the list's bars alone, and "blank" ones the form's, which has no bottom menu.
 */
export const prerenderedShells = {
  home: prerender(paths.home.to()),
  list: prerender(paths.slots.to()),
  form: prerender(paths.login.to()),
} as const;
