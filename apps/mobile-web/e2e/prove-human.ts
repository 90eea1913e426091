import type { Page } from "@playwright/test";
import type { Words } from "./words.ts";

/** Slides through the human verification with the arrow keys, as fast as a person. */
export const proveHuman = async (page: Page, { t }: Words): Promise<void> => {
  const slide = page.getByRole("dialog", { name: t("sms.human.title") }).getByRole("slider");
  await slide.focus();
  for (let step = 0; step < 10; step += 1) await slide.press("ArrowRight", { delay: 30 });
};
