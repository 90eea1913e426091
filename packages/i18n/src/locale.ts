import type { Language } from "@volado/domain/site";

/** Tags that are another than the code in small letters. */
const ownTags: Readonly<Partial<Record<Language, string>>> = { CN: "zh-Hans", TW: "zh-Hant" };

/** The tag for `<html lang>`, e.g. "es": BCP 47, as i18next takes it. */
export const languageTag = (language: Language): string => ownTags[language] ?? language.toLowerCase();

/** The language the texts are written in first: complete, and part of the first load. */
export const REFERENCE_LANGUAGE = "ES" satisfies Language;

/** The language that stands in for one without texts, before the reference does (decisions S8). */
export const FALLBACK_LANGUAGE = "EN" satisfies Language;

/** Languages with a complete set of texts; the others fall back to English, then Spanish (decisions S8). */
export const translatedLanguages = [REFERENCE_LANGUAGE, FALLBACK_LANGUAGE] as const;

/** A language with a complete set of texts. */
export type TranslatedLanguage = (typeof translatedLanguages)[number];

/** Those of some languages that have texts of their own, in their order: what a language menu can offer. */
export const withTexts = (languages: readonly Language[]): readonly TranslatedLanguage[] =>
  languages.flatMap((wanted) => translatedLanguages.filter((language) => language === wanted));
