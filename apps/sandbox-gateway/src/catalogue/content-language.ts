/** Languages that are complete (decisions S8). */
export type ContentLanguage = "ES" | "EN";

/**
 * What stands in for a language, e.g. "ES", "es-MX" or "es_LA": English for those that are not complete (decisions S8).
 */
export const contentLanguage = (language: string): ContentLanguage =>
  /^es\b|^es_/i.test(language) ? "ES" : "EN";
