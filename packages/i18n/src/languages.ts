import type { Language } from "@volado/domain/site";
import * as spanishTexts from "./locales/es/index.ts";
import type { Translation } from "./typed-keys.ts";

/** Texts that offer a language, in that language, to a visitor who may not read the current one. */
export interface LanguageOffer {
  readonly question: string;
  readonly accept: string;
  readonly decline: string;
}

/** A language, as known before its texts are loaded. */
interface LanguageRow {
  readonly name: string;
  readonly offer: LanguageOffer;
  /** Facebook's code for the language, such as "es_LA". */
  readonly facebookLocale: string;
  readonly load: () => Promise<Translation>;
}

/** The languages that have texts; the others show English, then Spanish (decisions S8). */
const languages = {
  ES: {
    name: "Español",
    offer: {
      question: "Este sitio también está en español.",
      accept: "Ver en español",
      decline: "No, gracias",
    },
    facebookLocale: "es_LA",
    load: (): Promise<Translation> => Promise.resolve(spanishTexts),
  },
  EN: {
    name: "English",
    offer: {
      question: "This site is available in English too.",
      accept: "Switch to English",
      decline: "No, thanks",
    },
    facebookLocale: "en_US",
    load: (): Promise<Translation> => import("./locales/en/index.ts"),
  },
} as const satisfies { readonly [Code in Language]?: LanguageRow };

/** The language with all keys, part of the first load. */
export const REFERENCE_LANGUAGE = "ES" satisfies TranslatedLanguage;

/** Shown instead of a language without texts, before the reference (decisions S8). */
export const FALLBACK_LANGUAGE = "EN" satisfies TranslatedLanguage;

/** A language with a complete set of texts. */
export type TranslatedLanguage = keyof typeof languages;

/** Whether a language has texts of its own. */
export const isTranslated = (language: string): language is TranslatedLanguage =>
  Object.hasOwn(languages, language);

/** Languages with a complete set of texts. */
export const translatedLanguages: readonly TranslatedLanguage[] = Object.keys(languages).filter(isTranslated);

/** The languages with texts among those offered, in their order: what a language menu can offer. */
export const withTexts = (offered: readonly Language[]): readonly TranslatedLanguage[] =>
  offered.filter(isTranslated);

/** The language's own name, as a language menu shows it. */
export const languageName = (language: TranslatedLanguage): string => languages[language].name;

/** The texts that offer a language, in that language. */
export const languageOffer = (language: TranslatedLanguage): LanguageOffer => languages[language].offer;

/** Facebook's code for a language, such as "es_LA". */
export const facebookLocale = (language: TranslatedLanguage): string => languages[language].facebookLocale;

/** Loads a language's texts. */
export const loadTranslation = (language: TranslatedLanguage): Promise<Translation> =>
  languages[language].load();
