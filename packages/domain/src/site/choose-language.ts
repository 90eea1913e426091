import { DEFAULT_LANGUAGE, Language } from "./language.ts";

/**
 * The language to start with: the stored one if the merchant offers it; for another code English, then Spanish
 * (decisions S8); else the first one offered (Spec §1: ES).
 */
export const chooseLanguage = <Offered extends Language>(
  stored: string | undefined,
  offered: readonly Offered[],
): Offered | typeof DEFAULT_LANGUAGE => {
  const wished = stored ? [stored, Language.English, Language.Spanish] : [];
  const found = wished.flatMap((code) => offered.find((language) => language === code) ?? []);
  return found[0] ?? offered[0] ?? DEFAULT_LANGUAGE;
};
