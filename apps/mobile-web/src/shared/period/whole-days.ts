/** Lets no line end at either side of it. */
const WORD_JOINER = "\u2060";

/** A text whose days (`YYYY-MM-DD`) stay whole: browsers end lines behind a hyphen. */
export const wholeDays = (text: string): string =>
  text.replaceAll(/(?<=\d)-(?=\d\d\b)/g, `${WORD_JOINER}-${WORD_JOINER}`);
