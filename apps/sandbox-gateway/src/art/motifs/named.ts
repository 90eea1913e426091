import type { Dice } from "../random.ts";
import type { Motif, NamedMotif } from "./motif.ts";

/** A title as word patterns read it: lower case, without accents. */
export const plainTitle = (title: string): string =>
  title.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

const never = /(?!)/;

/** The motif that answers to a word, for drawings that need exactly that one. @throws RangeError when none does. */
export const motifCalled = (word: string, motifs: readonly NamedMotif[]): Motif => {
  const found = motifs.find(({ words }) => words.test(word));
  if (found === undefined) throw new RangeError(`No motif answers to "${word}".`);
  return found.draw;
};

/** The motif a title speaks of first, else one by lot. */
export const motifFor = (
  title: string,
  motifs: readonly [NamedMotif, ...NamedMotif[]],
  dice: Dice,
): Motif => {
  const words = plainTitle(title);
  const byLot = dice.pick(motifs);
  const firstBy = (pattern: (motif: NamedMotif) => RegExp | undefined): NamedMotif | undefined =>
    motifs
      .map((motif) => ({ motif, at: words.search(pattern(motif) ?? never) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)[0]?.motif;
  return (firstBy(({ words: noun }) => noun) ?? firstBy(({ faint }) => faint) ?? byLot).draw;
};
