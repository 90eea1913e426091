import { chooseLanguage as chosenOf, DEFAULT_LANGUAGE } from "@volado/domain/site";
import {
  languageTag,
  switchLanguage,
  type TranslatedLanguage,
  translatedLanguages,
  withTexts,
} from "@volado/i18n";
import type { i18n } from "i18next";
import { useTranslation } from "react-i18next";
import { merchant } from "../merchant.ts";
import { followStored, localArea, localValues } from "../storage/site-storage.ts";

/** The languages that the merchant offers, its default first. */
export const offeredLanguages = withTexts(merchant.languages);

/** Whether there is a choice at all. */
export const severalLanguages = offeredLanguages.length > 1;

/** What the site is shown in before anything is chosen. */
export const defaultLanguage = chosenOf(undefined, offeredLanguages);

/** The language texts are shown in now. */
export const shownLanguage = (texts: i18n): TranslatedLanguage =>
  translatedLanguages.find((language) => languageTag(language) === texts.language) ?? DEFAULT_LANGUAGE;

/**
 * The stored language as it stands there, which may be none of ours: the live chat has more languages than
 * the site (Spec §7 "CN if stored language includes CN").
 */
export const storedLanguage = (): string | null => localArea.getItem("language");

/**
 * The language the player chose last, where the merchant offers it; English, then Spanish for another (decisions S8);
 * else the site's default (Spec §1).
 */
export const preferredLanguage = (): TranslatedLanguage =>
  chosenOf(storedLanguage() ?? undefined, offeredLanguages);

/** Shows and remembers a language, and tells the browser. Rejects, changing nothing, when its texts can't be loaded. */
export const chooseLanguage = async (texts: i18n, language: TranslatedLanguage): Promise<void> => {
  await switchLanguage(texts, language);
  localValues.write("language", language);
  // The server that writes the first banner into the page can't read the browser's storage.
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is missing in Safari and on insecure origins
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.lang = languageTag(language);
};

/**
 * Shows the language that the player chooses in another tab, which a reload would show here, too. One whose texts
 * can't be loaded waits for that reload.
 */
export const followLanguage = (texts: i18n): void =>
  followStored("language", () => {
    const language = preferredLanguage();
    if (language !== shownLanguage(texts)) chooseLanguage(texts, language).catch(() => undefined);
  });

/** The shown language; components that call it render anew when it changes. */
export const useLanguage = (): TranslatedLanguage => shownLanguage(useTranslation().i18n);
