import type { Language } from "./language.ts";

/** A visitor's languages and those on offer. */
export interface LanguageVisit<Offered extends Language> {
  readonly stored: string | null;
  readonly shown: Offered;
  /** The browser's preferred languages as BCP 47 tags, best first, e.g. "en-US". */
  readonly preferred: readonly string[];
  /** The merchant's languages with their tags, e.g. "en". */
  readonly offered: readonly { readonly code: Offered; readonly tag: string }[];
}

const primary = (tag: string): string | undefined => tag.toLowerCase().split("-")[0];

/**
 * The language to offer a visitor who has not chosen one: the first preferred one that the site has, unless it is
 * already shown.
 */
export const languageToOffer = <Offered extends Language>({
  stored,
  shown,
  preferred,
  offered,
}: LanguageVisit<Offered>): Offered | undefined => {
  if (stored !== null) return undefined;
  const [best] = preferred.flatMap(
    (preference) => offered.find(({ tag }) => primary(tag) === primary(preference))?.code ?? [],
  );
  return best === shown ? undefined : best;
};
