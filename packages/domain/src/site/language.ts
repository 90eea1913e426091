/** Every language code the gateway knows, spelled as on the wire (Spec §1). */
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

/** The site's language when nothing else is known (Spec §1). */
export const DEFAULT_LANGUAGE = Language.Spanish satisfies Language;
