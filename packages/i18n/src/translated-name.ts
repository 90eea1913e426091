import type { translatedLanguages } from "./locale.ts";

/** The own names of the languages that a site can be shown in; `languageName` has those of all others. */
export const translatedName = {
  ES: "Español",
  EN: "English",
} as const satisfies Record<(typeof translatedLanguages)[number], string>;
