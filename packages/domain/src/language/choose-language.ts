import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./language.ts";

/** The language to start with: the stored one if the merchant offers it, else the first one offered (Spec §1: ES). */
export const chooseLanguage = (stored: string | undefined, offered: readonly Language[]): Language =>
  stored !== undefined && isLanguage(stored) && offered.includes(stored)
    ? stored
    : (offered[0] ?? DEFAULT_LANGUAGE);
