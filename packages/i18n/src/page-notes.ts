import { loadTranslation, type TranslatedLanguage } from "./languages.ts";
import type { Translation } from "./locales/translation.ts";

/** Texts that stand in a page itself, for when its code doesn't run: for builds; pages don't load them. */
export const loadPageNotes = async (
  language: TranslatedLanguage,
): Promise<Awaited<ReturnType<Translation["pageNotes"]>>> => (await loadTranslation(language)).pageNotes();
