import type { Language } from "./language.ts";

/** Who comes, and what can be read. */
export interface LanguageVisit<Offered extends Language> {
  /** What was chosen before; null on a first visit. */
  readonly stored: string | null;
  readonly shown: Offered;
  /** What the browser's owner reads, best first, as BCP 47 tags, e.g. "en-US". */
  readonly preferred: readonly string[];
  /** The languages that the merchant offers, with their tags, e.g. "en". */
  readonly offered: readonly { readonly code: Offered; readonly tag: string }[];
}

const primary = (tag: string): string | undefined => tag.toLowerCase().split("-")[0];

/**
 * The language to offer somebody who has not chosen any: the first that the browser prefers and the site has, unless it
 * is the one shown.
 */
export const languageToOffer = <Offered extends Language>({
  stored,
  shown,
  preferred,
  offered,
}: LanguageVisit<Offered>): Offered | undefined => {
  if (stored !== null) return undefined;
  const [best] = preferred.flatMap(
    (wish) => offered.find(({ tag }) => primary(tag) === primary(wish))?.code ?? [],
  );
  return best === shown ? undefined : best;
};
