import type { Page } from "playwright-core";
import type { Tour } from "../../browser/visit.ts";
import { faultsInPage } from "./faults-in-page.ts";
import { type Look, nameOf, show } from "./looks.ts";
import { openStory, switchToStory } from "./open-story.ts";

/** So many stories are drawn on one page, one after the other; a page for all of them grows until it crashes. */
const STORIES_OF_A_PAGE = 8;

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

/**
 * Goes through stories one after the other. A story under which the page crashes is told to `crashed`, and the others
 * are gone through on a new one: a browser that gives up says nothing about the kit.
 */
export const gallery =
  (stories: readonly string[], looks: readonly Look[], crashed: (story: string) => void): Tour =>
  async (first, origin) => {
    const problems: string[] = [];
    let page: Page | undefined;
    let drawn = 0;
    for (const story of stories) {
      let alive = true;
      const dies = () => {
        alive = false;
      };
      try {
        if (page === undefined) page = await first.context().newPage();
        page.once("crash", dies);
        if (drawn === 0) await openStory(page, origin, story);
        else await switchToStory(page, story);
        problems.push(...(await lookAt(page, story, looks)));
        page.off("crash", dies);
      } catch (failure) {
        if (alive) throw failure;
        crashed(story);
      }
      // A dialog that was open goes with motion, over what comes next.
      const spent = !alive || (await page?.locator("dialog").count()) !== 0;
      drawn = spent ? 0 : (drawn + 1) % STORIES_OF_A_PAGE;
      if (drawn > 0) continue;
      await page?.close();
      page = undefined;
    }
    return problems;
  };
