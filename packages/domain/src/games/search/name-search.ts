/** Letters without case and accents: "Águila" and "aguila" are the same word to who looks for it. */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a name has the looked-for text anywhere in it, without regard to case and accents; every name has "". */
export const matchesName = (name: string, text: string): boolean =>
  folded(name).includes(folded(text.trim()));

/** As much of a name as is looked for; longer ones find nothing anyway and the call refuses them. */
const LONGEST_NAME = 100;

/**
 * What is looked for when somebody types or links this text: trimmed, and no longer than the game list takes
 * (Spec §5 "Search text trimmed").
 */
export const searchedName = (text: string): string => text.trim().slice(0, LONGEST_NAME).trimEnd();
