/** Prevents a line break on either side. */
const WORD_JOINER = "\u2060";

/** Prevents line breaks within days (`YYYY-MM-DD`), which browsers break after a hyphen. */
export const wholeDays = (text: string): string =>
  text.replaceAll(/(?<=\d)-(?=\d\d\b)/g, `${WORD_JOINER}-${WORD_JOINER}`);
