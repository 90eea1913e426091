import type { TranslatedLanguage } from "./languages.ts";
import type { pageNotes } from "./locales/es/page-notes.ts";
import type { TextsLike } from "./locales/texts-like.ts";

/** The texts of a page's notes in one language. */
export type PageNotes = TextsLike<typeof pageNotes>;

/**
 * Texts that stand in a page itself, for when its code doesn't run. For builds: not in a language's `index.ts`, which
 * would make a file of them in every site.
 */
export const loadPageNotes = async (language: TranslatedLanguage): Promise<PageNotes> => {
  const folder = language.toLowerCase();
  const file: { readonly pageNotes: PageNotes } = await import(`./locales/${folder}/page-notes.ts`);
  return file.pageNotes;
};
