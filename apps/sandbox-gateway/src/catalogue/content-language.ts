/** Languages that are complete (decisions S8). */
export type ContentLanguage = "ES" | "EN";

/** English for whoever does not ask for Spanish; other languages fall back to English (decisions S8). */
export const contentLanguage = (language: string): ContentLanguage =>
  language.toUpperCase() === "ES" ? "ES" : "EN";
