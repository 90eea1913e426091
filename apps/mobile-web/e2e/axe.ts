import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { openWhole } from "./walk-down.ts";

/** The success criteria of WCAG 2.2 up to AA, as axe names them. */
const criteria = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** A common phone, and the narrowest that content has to reflow to. */
const widths = [390, 320];

/**
 * What a page breaks. Passes aren't collected, and the frames, all of the site's own origin, are looked into from the
 * page itself rather than from a blank one beside it: together that takes a third of the time.
 */
const violationsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(criteria)
    .setLegacyMode(true)
    .analyze();
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

/** The same for several addresses, one after the other; fails too when one of them leads elsewhere. */
export const expectAllAccessible = async (page: Page, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) {
    await test.step(address, async () => {
      await openWhole(page, address);
      await expect(page).toHaveURL(address);
      await expectAccessible(page);
    });
  }
};
