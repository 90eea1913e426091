import type { Page } from "playwright-core";
import type { Findings } from "./findings.ts";
import type { Merchant } from "./read-merchant.ts";
import { foreignLines, visibleTexts } from "./words.ts";

/** A brand's site that is walked through. */
export type Visit = {
  readonly page: Page;
  readonly origin: string;
  readonly merchant: Merchant;
  readonly findings: Findings;
};

/** Notes every line of the open page that belongs to another merchant. */
export const noteForeignWords = async ({ page, findings }: Visit, where: string): Promise<void> =>
  findings.same(`what ${where} says of another merchant`, foreignLines(await visibleTexts(page)), []);

/** Opens a page and waits until its own code stands in the prerendered shell's place. */
export const open = async ({ page, origin }: Visit, path: string): Promise<void> => {
  await page.goto(origin + path);
  await page.locator("#root:not(:has(> [data-prerendered]))").waitFor({ state: "attached" });
};
