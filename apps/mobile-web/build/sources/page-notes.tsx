import { languageTag } from "@volado/i18n";
import { loadPageNotes } from "@volado/i18n/page-notes";
import { renderToStaticMarkup } from "react-dom/server";
import { LegacyTip } from "../../boot/legacy-tip.tsx";
import { UnreachableNote } from "../../boot/unreachable-note.tsx";
import { offeredLanguages } from "../../src/shared/language/language.ts";

const offered = await Promise.all(
  offeredLanguages.map(async (language) => ({
    lang: languageTag(language),
    ...(await loadPageNotes(language)),
  })),
);

/** The page's notes without its code, in every language that the merchant offers (Spec §2 "legacy tip", §8). */
export const pageNotes = renderToStaticMarkup(
  <>
    <LegacyTip texts={offered.map(({ lang, legacy }) => ({ lang, ...legacy }))} />
    <UnreachableNote texts={offered.map(({ lang, unreachable }) => ({ lang, ...unreachable }))} />
  </>,
);
