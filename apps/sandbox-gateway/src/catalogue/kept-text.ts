/** What a database's text can't hold, and what stands there for it: a code point that no text has. */
const NUL = "\u0000";
const STAND_IN = "\uFDD0";

/** A text as the database can keep it, with every character of it. */
export const keptText = (text: string): string => text.replaceAll(NUL, STAND_IN);

/** A kept text as it was written. */
export const writtenText = (kept: string): string => kept.replaceAll(STAND_IN, NUL);
