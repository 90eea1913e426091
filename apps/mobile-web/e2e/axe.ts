import { expect, type Frame, type Page } from "@playwright/test";
import axe, { type Result } from "axe-core";

declare global {
  interface Window {
    /** Once it was brought into the page. */
    readonly axe: typeof axe;
  }
}

/** The success criteria of WCAG 2.2 up to AA, as axe names them. */
const criteria = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** A common phone, and the narrowest that content has to reflow to. */
const widths = [390, 320];

/** Brings axe into a document, once: it is half a megabyte of script. */
const bringAxe = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
};

/**
 * What a page breaks, its frames included: all are of the site's own origin, and axe asks those that it was brought
 * into. Passes aren't collected.
 */
const violationsOf = async (page: Page): Promise<readonly Result[]> => {
  await Promise.all(page.frames().map(bringAxe));
  const { violations } = await page.evaluate(
    (tags) => window.axe.run(document, { runOnly: tags, resultTypes: ["violations"] }),
    criteria,
  );
  return violations;
};

/** Fails, naming rule and elements, when the page as it stands breaks an accessibility rule at either width. */
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
