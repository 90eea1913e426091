import type { Dice } from "../random.ts";
import type { Motif, NamedMotif } from "./motif.ts";

/** A title as word patterns read it: lower case, without accents. */
export const plainTitle = (title: string): string =>
  title.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** The motif a title speaks of first, else one by lot. */
export const motifFor = (
  title: string,
  motifs: readonly [NamedMotif, ...NamedMotif[]],
  dice: Dice,
): Motif => {
  const words = plainTitle(title);
  const byLot = dice.pick(motifs);
  const spoken = motifs
    .map((motif) => ({ motif, at: words.search(motif.words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return (spoken[0]?.motif ?? byLot).draw;
};
