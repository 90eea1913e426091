// Separate from languages.ts, so that the boot code in every page can import it without the texts.
import type { Language } from "@volado/domain/site";

/** Tags that differ from the lower-case code. */
const ownTags: Readonly<Partial<Record<Language, string>>> = { CN: "zh-Hans", TW: "zh-Hant" };

/** The BCP 47 tag for `<html lang>` and i18next, e.g. "es". */
export const languageTag = (language: Language): string => ownTags[language] ?? language.toLowerCase();
