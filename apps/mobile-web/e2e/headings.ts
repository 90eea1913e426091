import { expect, type Page } from "@playwright/test";

/** The page's headings begin with its title, and none skips a level. @returns their levels */
export const expectHeadingsInOrder = async (page: Page): Promise<readonly number[]> => {
  const levels = await page
    .locator("h1, h2, h3, h4, h5, h6")
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0), `heading ${index}`).toBeLessThanOrEqual(1);
  return levels;
};
