import type { TranslatedLanguage } from "./languages.ts";
import type { pageNotes } from "./locales/es/page-notes.ts";
import type { TextsLike } from "./typed-keys.ts";

/** Fallback texts of a page in one language. */
export type PageNotes = TextsLike<typeof pageNotes>;

/**
 * Loads the texts built into the page, shown when its code doesn't run. For builds only: outside a language's
 * `index.ts`, which would bundle them into every site.
 */
export const loadPageNotes = async (language: TranslatedLanguage): Promise<PageNotes> => {
  const folder = language.toLowerCase();
  const file: { readonly pageNotes: PageNotes } = await import(`./locales/${folder}/page-notes.ts`);
  return file.pageNotes;
};
