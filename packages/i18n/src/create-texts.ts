import type { Language } from "@volado/domain/site";
import { createInstance, type FormatterModule, type i18n } from "i18next";
import { initReactI18next } from "react-i18next/initReactI18next";
import { adoptLocales, type FormatLocales } from "./format-locale.ts";
import { formatCount } from "./formats/numbers.ts";
import {
  FALLBACK_LANGUAGE,
  isTranslated,
  loadTranslation,
  REFERENCE_LANGUAGE,
  type TranslatedLanguage,
  translatedLanguages,
} from "./languages.ts";
import { languageTag } from "./locale.ts";
import { everyPage } from "./locales/es/every-page.ts";
import { type BrandTexts, NAMESPACE, type TextsPart } from "./typed-keys.ts";

/** Options of {@link createTexts}. */
export interface TextsOptions {
  /** The merchant's name, inserted for {{brand}}. */
  readonly brand: string;
  /** The merchant's replacements for single texts. */
  readonly brandTexts?: BrandTexts;
  /** Locales for numbers, money and dates that differ from the site's, e.g. `{ ES: "es-PE" }`. */
  readonly locales?: FormatLocales;
}

/** Keyed by store: `useTranslation` hands out a wrapper of the i18n instance, but with the same store. */
type Store = i18n["store"];
const brandTextsOf = new WeakMap<Store, BrandTexts>();
const requestedLanguage = new WeakMap<Store, Language>();
const requestedParts = new WeakMap<Store, Set<TextsPart>>();
/** Languages whose every-page texts are loaded. A language may be registered with only some of its parts. */
const complete = new WeakMap<Store, Set<TranslatedLanguage>>();

const addTexts = (texts: i18n, language: TranslatedLanguage, bundle: object): void => {
  const tag = languageTag(language);
  texts.addResourceBundle(tag, NAMESPACE, bundle, true, true);
  const ownWording = brandTextsOf.get(texts.store)?.[language];
  if (ownWording) texts.addResourceBundle(tag, NAMESPACE, ownWording, true, true);
};

/** Groups the digits of all numbers in texts; years are passed as strings. */
const formatter: FormatterModule = {
  type: "formatter",
  init() {},
  add() {},
  addCached() {},
  format(value: unknown, _format, tag) {
    const language = translatedLanguages.find((code) => languageTag(code) === tag) ?? REFERENCE_LANGUAGE;
    return Number.isInteger(value) ? formatCount(Number(value), language) : String(value);
  },
};

/**
 * Creates the site's texts, ready at once in Spanish, which is part of the first load (budget: 7 KB in each language).
 * `useTranslation` of react-i18next reads them, and all formats use `locales`.
 */
export const createTexts = ({ brand, brandTexts = {}, locales = {} }: TextsOptions): i18n => {
  adoptLocales(locales);
  const texts = createInstance();
  texts.use(initReactI18next).use(formatter);
  void texts.init({
    initAsync: false,
    lng: languageTag(REFERENCE_LANGUAGE),
    load: "currentOnly",
    fallbackLng: [languageTag(FALLBACK_LANGUAGE), languageTag(REFERENCE_LANGUAGE)],
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    nsSeparator: false,
    resources: {},
    interpolation: { escapeValue: false, defaultVariables: { brand }, alwaysFormat: true },
    react: { useSuspense: false },
    // A brand hides a text by making it empty (decisions H2).
    returnEmptyString: true,
    // A failure may be shown where its part isn't loaded; players never see a key
    // (Spec §8).
    parseMissingKeyHandler: (key) => (key.startsWith("errors.") ? texts.t("errors.unknown") : key),
  });
  brandTextsOf.set(texts.store, brandTexts);
  addTexts(texts, REFERENCE_LANGUAGE, everyPage);
  complete.set(texts.store, new Set([REFERENCE_LANGUAGE]));
  return texts;
};

/** The language whose texts are shown for `language`: English for those without translation (decisions S8). */
const translatedFor = (language: Language): TranslatedLanguage =>
  isTranslated(language) ? language : FALLBACK_LANGUAGE;

const loadEveryPage = async (texts: i18n, language: Language): Promise<void> => {
  const code = translatedFor(language);
  if (complete.get(texts.store)?.has(code)) return;
  addTexts(texts, code, (await loadTranslation(code)).everyPage);
  complete.get(texts.store)?.add(code);
};

const loadPart = async (texts: i18n, part: TextsPart, language: Language): Promise<void> => {
  const code = translatedFor(language);
  const { parts } = await loadTranslation(code);
  addTexts(texts, code, await parts[part]());
};

/**
 * Loads a part's texts, now and after every later switch of the language. Rejects when they can't be loaded; call it
 * again to retry.
 */
export const loadTexts = async (texts: i18n, part: TextsPart): Promise<void> => {
  const known = requestedParts.get(texts.store) ?? new Set();
  requestedParts.set(texts.store, known.add(part));
  await loadPart(texts, part, requestedLanguage.get(texts.store) ?? REFERENCE_LANGUAGE);
};

/**
 * Switches the site's language, loading its texts on first use; a language without translation shows English
 * (decisions S8). The last of several calls wins. Rejects, and changes nothing, when the texts can't be loaded.
 */
export const switchLanguage = async (texts: i18n, language: Language): Promise<void> => {
  const { store } = texts;
  const before = requestedLanguage.get(store) ?? REFERENCE_LANGUAGE;
  const loadParts = (into: Language) =>
    [...(requestedParts.get(store) ?? [])].map((part) => loadPart(texts, part, into));
  requestedLanguage.set(store, language);
  try {
    await loadEveryPage(texts, language);
    await Promise.all(loadParts(language));
  } catch (error) {
    if (requestedLanguage.get(store) === language) {
      requestedLanguage.set(store, before);
      // Parts requested meanwhile were loaded in the language that failed.
      await Promise.allSettled(loadParts(before));
    }
    throw error;
  }
  if (requestedLanguage.get(store) === language) await texts.changeLanguage(languageTag(language));
};
