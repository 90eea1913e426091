import { languageTag } from "@volado/i18n";
import { legacy as legacyEn, unreachable as unreachableEn } from "@volado/i18n/en";
import { legacy as legacyEs, unreachable as unreachableEs } from "@volado/i18n/es";
import { renderToStaticMarkup } from "react-dom/server";
import { LegacyTip } from "../../boot/legacy-tip.tsx";
import { UnreachableNote } from "../../boot/unreachable-note.tsx";
import { offeredLanguages } from "../../src/shared/language/language.ts";

const legacy = { ES: legacyEs, EN: legacyEn } as const;
const unreachable = { ES: unreachableEs, EN: unreachableEn } as const;

const tags = offeredLanguages.map((language) => ({ language, lang: languageTag(language) }));

/**
 * What the page says without its code, in every language that the merchant offers (Spec §2 "legacy tip", §8).
 */
export const pageNotes = renderToStaticMarkup(
  <>
    <LegacyTip texts={tags.map(({ language, lang }) => ({ lang, ...legacy[language] }))} />
    <UnreachableNote texts={tags.map(({ language, lang }) => ({ lang, ...unreachable[language] }))} />
  </>,
);
