/**
 * Drawn numbers as they are shown: all as wide as the widest, filled up with leading zeros, because a gateway
 * that sends numbers instead of texts has lost theirs. What is already written with them stays as it is.
 */
export const evenNumbers = (numbers: readonly string[]): readonly string[] => {
  const width = Math.max(0, ...numbers.map((number) => number.length));
  return numbers.map((number) => number.padStart(width, "0"));
};
