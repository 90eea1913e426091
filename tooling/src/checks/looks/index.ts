import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Tour } from "../../browser/tour.ts";
import { visitInBrowser } from "../../browser/visit-in-browser.ts";
import { buildStorybook, serveStorybook } from "../../storybook/serve-storybook.ts";
import type { Check } from "../check.ts";
import { indexSchema } from "../storybook/undocumented.ts";
import { chosenStories } from "./chosen-stories.ts";
import { faultsInPage } from "./faults-in-page.ts";
import { type Look, looksOf, nameOf, show } from "./looks.ts";

const lookAt = async (page: Page, story: string, looks: readonly Look[]): Promise<readonly string[]> => {
  const found = new Map<string, string>();
  for (const look of looks) {
    await show(page, look);
    for (const fault of await page.evaluate(faultsInPage, look.forcedColours))
      if (!found.has(fault)) found.set(fault, nameOf(look));
  }
  return Array.from(found, ([fault, look]) => `${story}: ${fault} (${look}).`);
};

/** Goes through stories one after the other. */
const gallery =
  (stories: readonly string[], looks: readonly Look[]): Tour =>
  async (page, origin) => {
    const problems: string[] = [];
    for (const story of stories) {
      await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story`);
      await page.locator("body.sb-show-main").waitFor({ state: "attached" });
      problems.push(...(await lookAt(page, story, looks)));
    }
    return problems;
  };

/** Nothing of the kit sticks out or is cut off in any brand, theme, width, text size or dictated colours. */
export const looks: Check = async (root) => {
  await buildStorybook(root);
  const { origin, stop } = await serveStorybook(root);
  try {
    const index = indexSchema.parse(await (await fetch(`${origin}/index.json`)).json());
    const brands = readdirSync(join(root, "apps/mobile-web/merchants")).sort();
    const stories = chosenStories(index);
    const halves = [0, 1].map((half) => stories.filter((_, at) => at % 2 === half));
    const found = await Promise.all(
      halves.map((half) => visitInBrowser(origin, gallery(half, looksOf(brands)))),
    );
    const problems = found.flat();
    return { problems, table: `  ${stories.length} stories, each in ${looksOf(brands).length} looks` };
  } finally {
    stop();
  }
};
