/** As much of a name as is looked for; longer ones find nothing anyway and the call refuses them. */
const LONGEST_NAME = 100;

/**
 * What is looked for when somebody types or links this text: trimmed, and no longer than the game list takes
 * (Spec §5 "Search text trimmed").
 */
export const searchedName = (text: string): string => text.trim().slice(0, LONGEST_NAME).trimEnd();
