import { cleanSearch, cutText, foldedText } from "../../validation/clean-text.ts";

/** Whether a name has the looked-for text anywhere in it, without regard to case and accents; every name has "". */
export const matchesName = (name: string, text: string): boolean =>
  foldedText(name).includes(foldedText(text));

/** As much of a name as is looked for; longer ones find nothing anyway and the call refuses them. */
const LONGEST_NAME = 100;

/**
 * What is looked for when somebody types or links this text: trimmed, and no longer than the game list takes
 * (Spec §5 "Search text trimmed"). Nothing is, where nothing is left without what doesn't count.
 */
export const searchedName = (text: string): string =>
  cleanSearch(text) === "" ? "" : cutText(text.trim(), LONGEST_NAME).trimEnd();
