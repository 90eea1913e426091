/** Levenshtein distance. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [line, sign] of [...from].entries()) {
    const next = [line + 1];
    for (const [at, other] of [...to].entries())
      next.push(
        Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (sign === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The candidate with the smallest edit distance to `word`. */
export const nearest = (word: string, words: Iterable<string>): string | undefined => {
  let best: { readonly word: string; readonly off: number } | undefined;
  for (const candidate of words) {
    const off = distance(word, candidate);
    if (best === undefined || off < best.off) best = { word: candidate, off };
  }
  return best?.word;
};
