import type { Page } from "playwright-core";
import type { Tour } from "../../browser/tour.ts";
import { faultsInPage } from "./faults-in-page.ts";
import { type Look, nameOf, show } from "./looks.ts";

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
 * Goes through stories one after the other, each on a page of its own: one for all of them grows until it
 * crashes. A story whose page crashes all the same is told to `crashed`, and the others are gone through: a
 * browser that gives up says nothing about the kit.
 */
export const gallery =
  (stories: readonly string[], looks: readonly Look[], crashed: (story: string) => void): Tour =>
  async (first, origin) => {
    const problems: string[] = [];
    for (const story of stories) {
      const page = await first.context().newPage();
      let alive = true;
      page.once("crash", () => {
        alive = false;
      });
      try {
        // Storybook's own axe would run under what is looked at; the step "stories" asks it.
        await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
        await page.locator("body.sb-show-main").waitFor({ state: "attached" });
        problems.push(...(await lookAt(page, story, looks)));
      } catch (failure) {
        if (alive) throw failure;
        crashed(story);
      }
      await page.close();
    }
    return problems;
  };
