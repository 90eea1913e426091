import type { StorybookIndex } from "../storybook/undocumented.ts";

/** Stories about what is hard to fit. */
const hard = /--(.*-)?(long|narrow|wide|whole|many)(-|$)/;

/**
 * Identifiers of the stories to look at: the first of every component, and all that are about long words or
 * little room.
 */
export const chosenStories = ({ entries }: StorybookIndex): readonly string[] => {
  const seen = new Set<string>();
  return Object.values(entries)
    .filter(({ type }) => type === "story")
    .filter(({ id, importPath }) => {
      const first = !seen.has(importPath);
      seen.add(importPath);
      return first || hard.test(id);
    })
    .map(({ id }) => id);
};
