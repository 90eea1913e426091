import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Taps twice where a button stands now, the second time as soon as it shows that it is busy: its answer has to be held
 * back until then.
 */
export const tapTwice = async (page: Page, button: Locator): Promise<void> => {
  // Away from the bars, which lie over both ends of the page.
  await button.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await button.boundingBox();
  if (!box) throw new Error("There is no button to tap.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(button).toHaveAttribute("aria-busy", "true");
  await page.mouse.click(x, y);
};

/** CSS pixels from the top of the page to a button. */
export const topOf = async (button: Locator): Promise<number> =>
  button.evaluate((element) => element.getBoundingClientRect().top + scrollY);

/** Expects that a button, which shows that it is busy, stands where it stood. */
export const expectToHold = async (button: Locator, top: number): Promise<void> => {
  await expect(button).toHaveAttribute("aria-busy", "true");
  expect(Math.abs((await topOf(button)) - top)).toBeLessThan(1);
};
