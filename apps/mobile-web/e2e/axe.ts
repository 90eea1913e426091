import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Frame, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    /** Set once it is loaded into the page. */
    readonly axe: typeof axe;
  }
}

/** The success criteria of WCAG 2.2 up to AA, as axe names them. */
const criteria = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** A common phone, and the narrowest that content has to reflow to. */
const widths = [390, 320];

/** axe's browser build: half a megabyte of script; its sources are one and a half. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Loads axe into a document, once. */
const bringAxe = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeScript);
};

/**
 * Accessibility violations of a page and its frames: all are of the site's own origin, and axe queries the frames it
 * was loaded into. Passes aren't collected.
 */
const violationsOf = async (page: Page): Promise<readonly axe.Result[]> => {
  await Promise.all(page.frames().map(bringAxe));
  const { violations } = await page.evaluate(
    (tags) => window.axe.run(document, { runOnly: tags, resultTypes: ["violations"] }),
    criteria,
  );
  return violations;
};

/** Fails with rule and elements if the current page breaks an accessibility rule at either width. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const violations = await violationsOf(page);
    expect
      .soft(
        violations.map(({ id, help, nodes }) => ({
          id,
          help,
          elements: nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`),
        })),
        `${page.url()} at ${width} pixels`,
      )
      .toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
};

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
