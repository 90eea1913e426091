/** Milliseconds after which what failed is tried once more: a network that has just come may still falter. */
const FALTERS_UNTIL_MS = [2_000, 8_000];

/** Tries again, twice, what a network that has just come may still refuse. Answers what calls that off. */
export const againWhileItFalters = (attempt: () => void): (() => void) => {
  const later = FALTERS_UNTIL_MS.map((delay) => setTimeout(attempt, delay));
  return () => later.forEach(clearTimeout);
};
