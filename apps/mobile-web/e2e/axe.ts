import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { openSettled } from "./settled.ts";

/** The success criteria of WCAG 2.2 up to AA, as axe names them. */
const criteria = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** A common phone, and the narrowest that content has to reflow to. */
const widths = [390, 320];

/** Fails, naming rule and elements, when the page as it stands breaks an accessibility rule at either width. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const { violations } = await new AxeBuilder({ page }).withTags(criteria).analyze();
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

/** The same for several addresses, one after the other. */
export const expectAllAccessible = async (page: Page, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    await test.step(path, async () => {
      await openSettled(page, path);
      await expectAccessible(page);
    });
  }
};
