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

/** Languages that the merchant offers, the default first. */
export const offeredLanguages = withTexts(merchant.languages);

export const severalLanguages = offeredLanguages.length > 1;

/** Language before the player has chosen one. */
export const defaultLanguage = chosenOf(undefined, offeredLanguages);

/** The current language of the texts. */
export const shownLanguage = (texts: i18n): TranslatedLanguage =>
  translatedLanguages.find((language) => languageTag(language) === texts.language) ?? DEFAULT_LANGUAGE;

/** The stored language; may be one that only the live chat supports (Spec §7 "CN if stored language includes CN"). */
export const storedLanguage = (): string | null => localArea.getItem("language");

/** The chosen language if offered, otherwise English, then Spanish (decisions S8). Defaults to the site's (Spec §1). */
export const preferredLanguage = (): TranslatedLanguage =>
  chosenOf(storedLanguage() ?? undefined, offeredLanguages);

/** Switches to a language and stores it. If its texts can't be loaded, rejects and changes nothing. */
export const chooseLanguage = async (texts: i18n, language: TranslatedLanguage): Promise<void> => {
  await switchLanguage(texts, language);
  localValues.write("language", language);
  // The server renders the first banner into the page and can't read the browser's storage.
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is missing in Safari and on insecure origins
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.lang = languageTag(language);
};

/**
 * Applies a language change from another tab. If the texts can't be loaded, the change applies after the next reload.
 */
export const followLanguage = (texts: i18n): void =>
  followStored("language", () => {
    const language = preferredLanguage();
    if (language !== shownLanguage(texts)) chooseLanguage(texts, language).catch(() => undefined);
  });

/** The current language; components that use it rerender when it changes. */
export const useLanguage = (): TranslatedLanguage => shownLanguage(useTranslation().i18n);
