import type { TranslatedLanguage } from "./languages.ts";
import { pageNotes as english } from "./locales/en/page-notes.ts";
import { pageNotes as spanish } from "./locales/es/page-notes.ts";
import type { TextsLike } from "./locales/texts-like.ts";

/** Texts that stand in a page itself, for when its code doesn't run: a table for builds, which no page should load. */
export const pageNotes: Readonly<Record<TranslatedLanguage, TextsLike<typeof spanish>>> = {
  ES: spanish,
  EN: english,
};
