import { join } from "node:path";
import { chromium } from "playwright-core";
import { browserArgs, findBrowser } from "../../browser/find-browser.ts";
import type { Check } from "../check.ts";
import { type Packed, withPacked } from "../published/pack.ts";
import { serveOtherMerchant, visitOtherMerchant } from "./other-merchant.ts";
import { serveScratchSite } from "./scratch-server.ts";
import { withOtherMerchant, withScratchSite } from "./scratch-site.ts";
import { problemsOf, type Tour } from "./tour.ts";

/** What a visitor of the scratch site finds to be wrong. */
const visit: Tour = async (page, origin) => {
  const problems = problemsOf(page);
  const expectText = async (selector: string, pattern: RegExp): Promise<void> => {
    const text = (await page.locator(selector).textContent()) ?? "";
    if (!pattern.test(text)) problems.push(`${selector} shows "${text}", not ${pattern}`);
  };

  await page.goto(origin);
  const button = page.getByRole("button", { name: "Saludar" });
  const { height = 0 } = (await button.boundingBox()) ?? {};
  if (height < 44) problems.push(`the kit's button is ${height} px high: its styles are missing`);
  await button.click();
  await page.locator("output", { hasText: "Hola" }).waitFor();

  await expectText("#address", /^\/api\/greeting\?name=Ana$/);
  await expectText("#money", /1,234\.50/);
  await expectText("output", /^Hola, Ana$/);
  return problems;
};

const visitInBrowser = async (origin: string, tour: Tour): Promise<readonly string[]> => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(15_000);
    return await tour(page, origin);
  } finally {
    await browser.close();
  }
};

const tryScratchSite = (packed: readonly Packed[]): Promise<readonly string[]> =>
  withScratchSite(packed, async (folder) => {
    const { origin, stop } = await serveScratchSite(join(folder, "dist"));
    try {
      return await visitInBrowser(origin, visit);
    } finally {
      stop();
    }
  });

const tryOtherMerchant = (packed: readonly Packed[]): Promise<readonly string[]> =>
  withOtherMerchant(packed, async (folder) => {
    const { origin, stop } = await serveOtherMerchant(folder);
    try {
      return await visitInBrowser(origin, visitOtherMerchant);
    } finally {
      stop();
    }
  });

/** The tarballs, installed outside the workspace, make sites that type-check, build, render and talk. */
export const packedPackages: Check = (root) =>
  withPacked(root, async (packed) => ({
    problems: [...(await tryScratchSite(packed)), ...(await tryOtherMerchant(packed))],
  }));
