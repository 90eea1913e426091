import type { Language } from "@volado/domain/site";

/** Tags that are another than the code in small letters. */
const ownTags: Readonly<Partial<Record<Language, string>>> = { CN: "zh-Hans", TW: "zh-Hant" };

/** The tag for `<html lang>`, e.g. "es": BCP 47, as i18next takes it. */
export const languageTag = (language: Language): string => ownTags[language] ?? language.toLowerCase();
