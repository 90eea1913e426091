/**
 * Looks at stories in one browser and gives what is wrong with them; those under which it crashed are told to
 * `crashed`.
 */
export type Visit = (
  stories: readonly string[],
  crashed: (story: string) => void,
) => Promise<readonly string[]>;

/**
 * Looks at all stories, in two browsers side by side. A story under which the browser crashed is looked at
 * again, alone and in a new one; a second crash is the story's fault. `again` names those.
 */
export const visitAll = async (
  stories: readonly string[],
  visit: Visit,
): Promise<{ readonly problems: readonly string[]; readonly again: readonly string[] }> => {
  const again: string[] = [];
  const halves = [0, 1].map((half) => stories.filter((_, at) => at % 2 === half));
  const found = await Promise.all(halves.map((half) => visit(half, (story) => again.push(story))));
  const problems = found.flat();
  for (const story of again) {
    const twice = (name: string) => problems.push(`${name}: the browser crashed under it twice.`);
    problems.push(...(await visit([story], twice)));
  }
  return { problems, again };
};
