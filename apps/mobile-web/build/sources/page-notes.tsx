import { languageTag } from "@volado/i18n";
import { loadPageNotes } from "@volado/i18n/page-notes";
import { renderToStaticMarkup } from "react-dom/server";
import { offeredLanguages } from "../../src/shared/language/language.ts";

const notes = await Promise.all(
  offeredLanguages.map(async (language) => ({
    lang: languageTag(language),
    ...(await loadPageNotes(language)),
  })),
);

/** Replaces the site in browsers below the floor (boot/legacy-tip.css) and without JavaScript. */
function LegacyTip() {
  const tips = notes.map(({ lang, legacy: { title, message } }) => (
    <p key={lang} lang={lang}>
      <strong>{title}</strong>
      <br />
      {message}
    </p>
  ));
  return (
    <>
      <div className="app-legacy">{tips}</div>
      <noscript>
        <div className="app-legacy app-legacy--shown">{tips}</div>
      </noscript>
    </>
  );
}

/** Covers the shell when the page's code fails to load (boot/load-code.ts, boot/unreachable-note.css). */
function UnreachableNote() {
  return (
    <div className="app-unreachable" role="alert">
      {notes.map(({ lang, unreachable: { message, retry } }) => (
        <div key={lang} lang={lang}>
          <p>{message}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page again */}
          <a className="vo-button" data-variant="action" data-size="m" href="">
            {retry}
          </a>
        </div>
      ))}
    </div>
  );
}

/** The page's notes without its code, in every language that the merchant offers (Spec §2 "legacy tip", §8). */
export const pageNotes = renderToStaticMarkup(
  <>
    <LegacyTip />
    <UnreachableNote />
  </>,
);
