import { chromium } from "playwright-core";
import { launchOptions } from "./launch-options.ts";
import type { Tour } from "./tour.ts";

/** Walks through the site at `origin` in a browser of its own, on a screen of 390 x 844. @returns what was wrong */
export const visitInBrowser = async (origin: string, tour: Tour): Promise<readonly string[]> => {
  const browser = await chromium.launch(await launchOptions());
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    context.setDefaultTimeout(15_000);
    return await tour(await context.newPage(), origin);
  } finally {
    await browser.close();
  }
};
