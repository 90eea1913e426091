import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The success criteria of WCAG 2.2 up to AA, as axe names them. */
const criteria = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Fails, naming rule and elements, when the page as it stands breaks an accessibility rule. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(criteria).analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({
      id,
      help,
      elements: nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`),
    })),
  ).toEqual([]);
};
