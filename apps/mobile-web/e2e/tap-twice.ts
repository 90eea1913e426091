import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Taps a button's position twice, the second time as soon as the button is busy: its response has to be held back
 * until then.
 */
export const tapTwice = async (page: Page, button: Locator): Promise<void> => {
  // Away from the bars, which cover both ends of the page.
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

/** Expects a busy button to be where it was. */
export const expectToStay = async (button: Locator, top: number): Promise<void> => {
  await expect(button).toHaveAttribute("aria-busy", "true");
  expect(Math.abs((await topOf(button)) - top)).toBeLessThan(1);
};
