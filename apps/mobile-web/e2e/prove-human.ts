import { expect, type Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** More key presses than a slider needs. */
const MAX_PRESSES = 30;

/**
 * Moves the human verification's slider to its end with the arrow keys, at a person's speed. Presses until it gets
 * there: a verification that reopens right after closing resets during the first presses.
 */
export const proveHuman = async (page: Page, { t }: Texts): Promise<void> => {
  const dialog = page.getByRole("dialog", { name: t("sms.human.title") });
  const slide = dialog.getByRole("slider");
  await slide.focus();
  const isDone = async () =>
    !(await slide.isVisible()) || (await slide.inputValue({ timeout: 1_000 }).catch(() => "100")) === "100";
  await expect(async () => {
    for (let press = 0; press < MAX_PRESSES && !(await isDone()); press += 1)
      await slide.press("ArrowRight", { delay: 30 });
    expect(await isDone()).toBe(true);
  }).toPass();
  // A verification that is still fading out would be mistaken for the next one.
  await expect(dialog).toBeHidden();
};
