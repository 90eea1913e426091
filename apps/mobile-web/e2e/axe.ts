import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { openSettled } from "./settled.ts";

/** The success criteria of WCAG 2.2 up to AA, as axe names them. */
const criteria = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Fails, naming rule and elements, when the page as it stands breaks an accessibility rule. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(criteria).analyze();
  expect
    .soft(
      violations.map(({ id, help, nodes }) => ({
        id,
        help,
        elements: nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`),
      })),
      page.url(),
    )
    .toEqual([]);
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
