import { DEFAULT_LANGUAGE, type Language } from "./language.ts";

/** The language to start with: the stored one if the merchant offers it, else the first one offered (Spec §1: ES). */
export const chooseLanguage = <Offered extends Language>(
  stored: string | undefined,
  offered: readonly Offered[],
): Offered | typeof DEFAULT_LANGUAGE =>
  offered.find((language) => language === stored) ?? offered[0] ?? DEFAULT_LANGUAGE;
