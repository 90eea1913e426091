/** Language codes as spelled on the wire (Spec §1). */
export const Language = {
  Spanish: "ES",
  English: "EN",
  ChineseSimplified: "CN",
  Japanese: "JA",
  Thai: "TH",
  Vietnamese: "VI",
  Burmese: "MY",
  Hindi: "HI",
  Indonesian: "ID",
  Khmer: "KM",
  Korean: "KO",
  Malay: "MS",
  Portuguese: "PT",
  Tamil: "TA",
  ChineseTraditional: "TW",
} as const;
export type Language = (typeof Language)[keyof typeof Language];

/** The default language (Spec §1). */
export const DEFAULT_LANGUAGE = Language.Spanish satisfies Language;

/**
 * The initial language: the stored one if offered; for another stored code English, then Spanish (decisions S8); else
 * the first one offered (Spec §1: ES).
 */
export const chooseLanguage = <Offered extends Language>(
  stored: string | undefined,
  offered: readonly Offered[],
): Offered | typeof DEFAULT_LANGUAGE => {
  const candidates = stored ? [stored, Language.English, Language.Spanish] : [];
  const found = candidates.flatMap((code) => offered.find((language) => language === code) ?? []);
  return found[0] ?? offered[0] ?? DEFAULT_LANGUAGE;
};
