import { chromium, type Page } from "playwright-core";
import { launchOptions } from "./launch-options.ts";

/** Visits a site and returns the problems found. */
export type Tour = (page: Page, origin: string) => Promise<readonly string[]>;

/** A list that collects the page's exceptions and console errors. */
export const problemsOf = (page: Page): string[] => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(`the page threw: ${message}`));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`the console says: ${message.text()}`);
  });
  return problems;
};

/** Visits the site at `origin` in a new browser, on a screen of 390 x 844. @returns the problems found */
export const visitInBrowser = async (origin: string, tour: Tour): Promise<readonly string[]> => {
  const browser = await chromium.launch(await launchOptions());
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    context.setDefaultTimeout(60_000);
    return await tour(await context.newPage(), origin);
  } finally {
    await browser.close();
  }
};
