import { expect, type Page } from "@playwright/test";
import type { Words } from "./words.ts";

/** More presses than a bar takes. */
const MAX_PRESSES = 30;

/**
 * Slides through the human verification with the arrow keys, as fast as a person, until the bar is at its
 * end: one that is asked for again right after it was closed begins anew under the first presses.
 */
export const proveHuman = async (page: Page, { t }: Words): Promise<void> => {
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
  // One that is still fading would be taken for the next.
  await expect(dialog).toBeHidden();
};
