/**
 * A customer's name with its middle hidden, always by three asterisks, so that its length isn't told
 * (decisions S6a `maskWinnerNames`).
 */
export const maskName = (name: string): string => {
  const letters = [...name.trim()];
  const first = letters[0] ?? "";
  const last = letters.length > 3 ? (letters.at(-1) ?? "") : "";
  return `${first}***${last}`;
};
