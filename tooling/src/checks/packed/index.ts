import { join } from "node:path";
import { problemsOf, type Tour } from "../../browser/tour.ts";
import { visitInBrowser } from "../../browser/visit-in-browser.ts";
import type { Check } from "../check.ts";
import { type Packed, withPacked } from "../published/pack.ts";
import { askGateway, followReadme, type NodeTrial, workInThread } from "./in-node.ts";
import { serveOtherMerchant, visitOtherMerchant } from "./other-merchant.ts";
import { serveScratchSite } from "./scratch-server.ts";
import { withOtherMerchant, withScratchSite } from "./scratch-site.ts";

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

const tryScratchSite = (packed: readonly Packed[]): Promise<readonly string[]> =>
  withScratchSite(packed, async (folder) => {
    const { origin, stop } = await serveScratchSite(join(folder, "dist"));
    try {
      return await visitInBrowser(origin, visit);
    } finally {
      stop();
    }
  });

const trials: readonly NodeTrial[] = [askGateway, followReadme, workInThread];

const tryOtherMerchant = (root: string, packed: readonly Packed[]): Promise<readonly string[]> =>
  withOtherMerchant(packed, async (folder) => {
    const { origin, stop } = await serveOtherMerchant(folder);
    try {
      const problems = [...(await visitInBrowser(origin, visitOtherMerchant))];
      for (const trial of trials) problems.push(...(await trial(root, folder, origin)));
      return problems;
    } finally {
      stop();
    }
  });

/**
 * The tarballs, installed outside the workspace, make sites that type-check, build, render and talk, and run in Node.
 */
export const packedPackages: Check = (root) =>
  withPacked(root, async (packed) => ({
    problems: [...(await tryScratchSite(packed)), ...(await tryOtherMerchant(root, packed))],
  }));
