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
import { blindSpots } from "./planted.ts";

const lookAt = async (page: Page, story: string, looks: readonly Look[]): Promise<readonly string[]> => {
  const found = new Map<string, string>();
  for (const look of looks) {
    await show(page, look);
    const faults = await page.evaluate(faultsInPage, look.forcedColours);
    // What is drawn anew after a change of size comes a moment later; a fault is what stays.
    if (faults.length > 0) await page.waitForTimeout(400);
    for (const fault of faults.length > 0 ? await page.evaluate(faultsInPage, look.forcedColours) : [])
      if (!found.has(fault)) found.set(fault, nameOf(look));
  }
  return Array.from(found, ([fault, look]) => `${story}: ${fault} (${look}).`);
};

/** Goes through stories one after the other, each on a page of its own: one for all of them grows until it crashes. */
const gallery =
  (stories: readonly string[], looks: readonly Look[]): Tour =>
  async (first, origin) => {
    const problems: string[] = [];
    for (const story of stories) {
      const page = await first.context().newPage();
      await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story`);
      await page.locator("body.sb-show-main").waitFor({ state: "attached" });
      problems.push(...(await lookAt(page, story, looks)));
      await page.close();
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
    const blind = await visitInBrowser(origin, blindSpots);
    if (blind.length > 0) return { problems: blind };
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
